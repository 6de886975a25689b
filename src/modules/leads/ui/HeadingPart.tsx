import { LANGUAGES } from '#platform/i18n/language.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { MAX } from '../vocabulary.ts'
import styles from './editor.module.css'
import type { PartProps } from './form-draft.ts'
import { useLeadsText } from './use-text.ts'

export function HeadingPart({ form, change }: PartProps) {
  const text = useLeadsText()
  return (
    <div className={styles.part}>
      <TextField
        name="name"
        label={text('formName')}
        help={text('formNameHelp')}
        required
        maxLength={MAX.formName}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        name="header"
        label={text('header')}
        required
        maxLength={MAX.header}
        value={form.header}
        onChange={(event) => change({ header: event.target.value })}
      />
      <Select
        name="language"
        label={text('language')}
        help={text('languageHelp')}
        options={[
          { value: 'en', label: text('english') },
          { value: 'pl', label: text('polish') },
        ]}
        value={form.language}
        onChange={(event) => change({ language: LANGUAGES.find((each) => each === event.target.value) ?? 'en' })}
      />
    </div>
  )
}
