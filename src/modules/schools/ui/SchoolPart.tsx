import { Link } from 'react-router'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { NAME_MAX } from '../profile/vocabulary.ts'
import type { ProfilePartProps } from './profile-part-props.ts'
import { useProfileText } from './use-text.ts'

/** What it is called, in which language it speaks, and where one writes to. */
export function SchoolPart({ field }: ProfilePartProps) {
  const text = useProfileText()
  return (
    <div className={inner.closeColumn}>
      <TextField
        {...field.text('name')}
        label={text('name')}
        required
        maxLength={NAME_MAX}
        autoComplete="organization"
      />
      <p className={common.note}>
        {text('promise')} <Link to="/home/settings/look">{text('toLook')}</Link>
      </p>
      <Select
        {...field.choice('language')}
        {...withHelp(text, 'language')}
        options={LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each] }))}
      />
      <TextField
        {...field.text('contact_email')}
        {...withHelp(text, 'contactEmail')}
        {...EMAIL_INPUT}
        required
        autoComplete="email"
      />
    </div>
  )
}
