import { useState } from 'react'
import { PASSWORD_MIN } from '#modules/people/contract.ts'
import { foundSchool } from '#modules/people/platform/contract.ts'
import { slugFrom } from '#modules/people/platform/slug-from.ts'
import { HiddenFields } from '#modules/people/ui/HiddenFields.tsx'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { Language } from '#platform/i18n/language.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#platform/money.ts'
import common from '#kit/common.module.css'
import { useFormDraft } from '#kit/drafts/useFormDraft.ts'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { leaveFor } from '#kit/navigation/ways.tsx'
import styles from './platform.module.css'
import { SlugField } from './SlugField.tsx'
import { usePlatformText } from './text.ts'

interface FoundSchoolFormProps {
  token: string
  outcome: FormOutcome | null
  host: string
  language: Language
}

export function FoundSchoolForm({ token, outcome, host, language }: FoundSchoolFormProps) {
  const text = usePlatformText()
  const draft = useFormDraft('open-school')
  const { posting, isSending, typed } = usePosting({ outcome, draft })
  const [slug, setSlug] = useState(typed['slug'] ?? '')
  const [suggestion, setSuggestion] = useState('')
  const suggest = (name: string) => {
    if (slug === suggestion) setSlug(slugFrom(name))
    setSuggestion(slugFrom(name))
  }
  return (
    <Form {...posting(foundSchool, ({ link }) => leaveFor(link))} {...draft.formProps}>
      <HiddenFields token={token} />
      <div className={common.looseStack}>
        <TextField
          name="school_name"
          label={text('schoolName')}
          defaultValue={typed['school_name']}
          autoComplete="organization"
          onChange={(event) => suggest(event.currentTarget.value)}
        />
        <SlugField slug={slug} host={host} onChange={setSlug} />
        <div className={styles.pair}>
          <Select
            name="language"
            label={text('schoolLanguage')}
            defaultValue={typed['language'] ?? language}
            options={[
              { value: 'en', label: text('english') },
              { value: 'pl', label: text('polish') },
            ]}
          />
          <Select
            name="currency"
            label={text('currency')}
            defaultValue={typed['currency'] ?? DEFAULT_CURRENCY}
            options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
          />
        </div>
      </div>
      <h2 className={styles.part}>{text('yourself')}</h2>
      <div className={common.looseStack}>
        <TextField name="name" label={text('yourName')} defaultValue={typed['name']} autoComplete="name" />
        <EmailField name="email" label={text('email')} defaultValue={typed['email']} />
        <PasswordField
          name="password"
          label={text('password')}
          help={text('passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
      </div>
      <FormActions submit={text('create')} isSending={isSending} wide />
    </Form>
  )
}
