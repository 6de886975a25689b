import { useState } from 'react'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { changePassword, PASSWORD_MIN } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { usePeopleText } from './text.ts'

/** A change leaves the form empty and says so. */
export function PasswordForm({ token, outcome }: { token: string; outcome: FormOutcome | null }) {
  const text = usePeopleText()
  const [changed, setChanged] = useState<{ times: number; message: string | undefined }>({
    times: 0,
    message: undefined,
  })
  const { posting, isSending } = usePosting({ outcome })
  const sending = posting(changePassword, ({ message }) => setChanged(({ times }) => ({ times: times + 1, message })))
  return (
    <Form key={changed.times} {...sending}>
      <HiddenFields token={token} />
      <div className={common.looseStack}>
        {changed.message && (
          <Callout tone="good" isNews>
            {changed.message}
          </Callout>
        )}
        <PasswordField name="current_password" label={text('currentPassword')} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={text('newPassword')}
          help={text('passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <PasswordField name="password_confirmation" label={text('passwordAgain')} autoComplete="new-password" />
      </div>
      <FormActions submit={text('changePassword')} isSending={isSending} look="secondary" />
    </Form>
  )
}
