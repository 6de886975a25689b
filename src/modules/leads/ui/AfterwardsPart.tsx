import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

export function AfterwardsPart({ form, change }: PartProps) {
  const text = useLeadsText()
  return (
    <section className={styles.part} aria-labelledby="lead-form-afterwards">
      <h2 id="lead-form-afterwards">{text('afterwards')}</h2>
      <TextField
        name="success_header"
        label={text('successHeader')}
        help={text('successHeaderHelp')}
        maxLength={MAX.header}
        value={form.success_header}
        onChange={(event) => change({ success_header: event.target.value })}
      />
      <TextArea
        name="success_text"
        label={text('successText')}
        limit={MAX.words}
        value={form.success_text}
        onChange={(event) => change({ success_text: event.target.value })}
      />
      <TextField
        name="redirect_url"
        label={text('redirectUrl')}
        help={text('redirectHelp')}
        inputMode="url"
        maxLength={MAX.url}
        spellCheck={false}
        value={form.redirect_url}
        onChange={(event) => change({ redirect_url: event.target.value })}
      />
    </section>
  )
}
