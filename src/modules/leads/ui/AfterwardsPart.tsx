import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

export function AfterwardsPart({ form, change }: PartProps) {
  const text = useLeadsText()
  const field = boundTo(form, change)
  return (
    <section className={`${inner.closeColumn} ${inner.form} ${styles.part}`} aria-labelledby="lead-form-afterwards">
      <h2 id="lead-form-afterwards">{text('afterwards')}</h2>
      <TextField {...field.text('success_header')} {...withHelp(text, 'successHeader')} maxLength={MAX.header} />
      <TextArea {...field.text('success_text')} label={text('successText')} limit={MAX.words} />
      <TextField
        {...field.text('redirect_url')}
        label={text('redirectUrl')}
        help={text('redirectHelp')}
        inputMode="url"
        maxLength={MAX.url}
        spellCheck={false}
      />
    </section>
  )
}
