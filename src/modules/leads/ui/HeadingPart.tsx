import { boundTo } from '#kit/fields/bound-to.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

export function HeadingPart({ form, change }: PartProps) {
  const text = useLeadsText()
  const field = boundTo(form, change)
  return (
    <div className={`${inner.closeColumn} ${inner.form} ${styles.part}`}>
      <TextField {...field.text('name')} {...withHelp(text, 'formName')} required maxLength={MAX.formName} />
      <TextField {...field.text('header')} label={text('header')} required maxLength={MAX.header} />
      <Select
        {...field.choice('language')}
        {...withHelp(text, 'language')}
        options={[
          { value: 'en', label: text('english') },
          { value: 'pl', label: text('polish') },
        ]}
      />
    </div>
  )
}
