import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { CODE_LANGUAGE_MAX, CODE_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import styles from '../blocks.module.css'
import type { Edited, FieldsProps } from '../screen-type.ts'

export function CodeFields({ draft, onChange }: FieldsProps<Edited<'code'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TextField
        {...field.text('language', 'block.language')}
        label={text('codeLanguage')}
        help={text('codeLanguageHelp')}
        maxLength={CODE_LANGUAGE_MAX}
      />
      <div className={styles.listing}>
        <TextArea
          {...field.text('code', 'block.code')}
          label={text('block_code')}
          required
          rows={10}
          limit={CODE_MAX}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
        />
      </div>
    </>
  )
}
