import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSettled } from '#kit/forms/use-settled.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { previewFormula } from '../../contract.ts'
import { FORMULA_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import styles from '../blocks.module.css'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { FormulaMath } from '../views/FormulaMath.tsx'
import { CaptionField } from './CaptionField.tsx'

const PAUSE = 400

/** A formula in LaTeX, and below it how students will see it. */
export function FormulaFields({ draft, onChange }: FieldsProps<Edited<'formula'>>) {
  const text = useContentText()
  const api = useApi()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  const tex = useSettled(draft.tex, PAUSE).trim()
  const { data } = useQuery({
    queryKey: ['formula', tex],
    queryFn: () => api.call(previewFormula, { tex }),
    enabled: tex !== '',
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const shown = tex === '' ? undefined : data
  return (
    <>
      <div className={styles.listing}>
        <TextArea
          {...field.text('tex', 'block.tex')}
          {...withHelp(text, 'formulaTex')}
          required
          rows={4}
          limit={FORMULA_MAX}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </div>
      <output aria-label={text('formulaPreview')}>
        {shown?.math ? (
          <FormulaMath math={shown.math} name={text('formulaPreview')} />
        ) : (
          <span className={common.note}>{text(shown ? 'formulaWrong' : 'formulaPreviewNone')}</span>
        )}
      </output>
      <CaptionField caption={draft.caption} onCaption={(caption) => onChange({ ...draft, caption })} />
    </>
  )
}
