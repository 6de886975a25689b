import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { PASSWORD_MIN } from '#modules/people/contract.ts'
import { useWayOn } from '#modules/people/ui/use-way-on.ts'
import { acceptAdminInvitation, joinAsAdmin, type ShownAdminInvitation } from '../invitations/contract.ts'
import { useInvitationText } from './use-text.ts'

interface AcceptingFormProps {
  token: string
  invitation: ShownAdminInvitation
}

/** For an account that is there one button, for anybody else what makes one. */
export function AcceptingForm({ token, invitation: { email, role, has_account: hasAccount } }: AcceptingFormProps) {
  const text = useInvitationText()
  const api = useApi()
  const goOn = useWayOn()
  const { submitting, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: '', password: '' })
  const accept = submitting(async () => {
    await goOn(
      await (hasAccount ? api.call(acceptAdminInvitation, { token }) : api.call(joinAsAdmin, { token, ...values })),
    )
  })
  return (
    <Form {...errorProps} onSubmit={accept}>
      <div className={inner.column}>
        <p>{text(`role_${role}`)}</p>
        <p className={inner.longNote}>{text(hasAccount ? 'forAccount' : 'forAddress', { email })}</p>
        {!hasAccount && (
          <>
            <EmailField name="email" label={text('email')} value={email} readOnly autoComplete="username" />
            <TextField {...field.text('name')} label={text('name')} required autoComplete="name" />
            <PasswordField
              {...field.text('password')}
              label={text('password')}
              help={text('passwordHelp', { min: PASSWORD_MIN })}
              required
              autoComplete="new-password"
            />
          </>
        )}
      </div>
      <FormActions submit={text(hasAccount ? 'accept' : 'join')} isSending={isSending} wide />
    </Form>
  )
}
