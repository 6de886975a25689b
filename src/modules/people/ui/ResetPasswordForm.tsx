import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { PASSWORD_MIN, resetPassword } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { usePeopleText } from './text.ts'
import { useWayOn } from './use-way-on.ts'

interface ResetPasswordFormProps {
  token: string
  outcome: FormOutcome | null
  /** the secret of the mailed link, and the address it was mailed to */
  secret: string
  email: string
}

export function ResetPasswordForm({ token, outcome, secret, email }: ResetPasswordFormProps) {
  const text = usePeopleText()
  const goOn = useWayOn()
  const { posting, isSending, typed } = usePosting({ outcome })
  return (
    <Form {...posting(resetPassword, goOn)}>
      <HiddenFields token={token} />
      <input type="hidden" name="token" defaultValue={secret} />
      <div className={common.looseStack}>
        <EmailField name="email" label={text('email')} defaultValue={typed['email'] ?? email} />
        <PasswordField
          name="password"
          label={text('newPassword')}
          help={text('passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <PasswordField name="password_confirmation" label={text('passwordAgain')} autoComplete="new-password" />
      </div>
      <FormActions submit={text('savePassword')} isSending={isSending} wide />
    </Form>
  )
}
