import type { LegalText } from '#modules/schools/vocabulary.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { useFormDraft } from '#kit/drafts/useFormDraft.ts'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { PASSWORD_MIN, register } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { TermsConsent } from './TermsConsent.tsx'
import { usePeopleText } from './text.ts'
import { useWayOn } from './use-way-on.ts'

interface RegisterFormProps {
  /** what the school has published, to be accepted */
  texts: LegalText[]
  token: string
  outcome: FormOutcome | null
  next?: string | undefined
  /** what stands in the form at first */
  email?: string | undefined
}

export function RegisterForm({ texts, token, outcome, next, email }: RegisterFormProps) {
  const text = usePeopleText()
  const goOn = useWayOn()
  const draft = useFormDraft('register')
  const { posting, isSending, typed } = usePosting({ outcome, draft })
  return (
    <Form {...posting(register, goOn)} {...draft.formProps}>
      <HiddenFields token={token} next={next} />
      <div className={common.looseStack}>
        <TextField name="name" label={text('fullName')} defaultValue={typed['name']} autoComplete="name" />
        <EmailField name="email" label={text('email')} defaultValue={typed['email'] ?? email} />
        <PasswordField
          name="password"
          label={text('password')}
          help={text('passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <PasswordField name="password_confirmation" label={text('passwordAgain')} autoComplete="new-password" />
        {texts.length > 0 ? (
          <TermsConsent texts={texts} isTicked={typed['terms'] === 'on'} />
        ) : (
          <input type="hidden" name="no_terms" value="on" />
        )}
      </div>
      <FormActions submit={text('register')} isSending={isSending} wide />
    </Form>
  )
}
