import { useState } from 'react'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { requestPasswordReset } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { usePeopleText } from './text.ts'

export function ForgotPasswordForm({ token, outcome }: { token: string; outcome: FormOutcome | null }) {
  const text = usePeopleText()
  const [sent, setSent] = useState(outcome && !outcome.isRefused ? outcome.message : undefined)
  const { posting, isSending, typed } = usePosting({ outcome })
  return (
    <Form {...posting(requestPasswordReset, ({ message }) => setSent(message))}>
      <HiddenFields token={token} />
      <div className={common.looseStack}>
        {sent && (
          <Callout tone="good" isNews>
            {sent}
          </Callout>
        )}
        <EmailField name="email" label={text('email')} defaultValue={typed['email']} />
      </div>
      <FormActions submit={text('sendLink')} isSending={isSending} wide />
    </Form>
  )
}
