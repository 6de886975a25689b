import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { HiddenFields } from '#modules/people/ui/HiddenFields.tsx'
import { useWayOn } from '#modules/people/ui/use-way-on.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { logInWithCode } from '../contract.ts'
import { useLoginStepText } from './login-text.ts'

interface LoginCodeFormProps {
  token: string
  outcome: FormOutcome | null
  /** where the person wanted to be */
  next?: string | undefined
}

export function LoginCodeForm({ token, outcome, next }: LoginCodeFormProps) {
  const text = useLoginStepText()
  const goOn = useWayOn()
  const { posting, isSending } = usePosting({ outcome })
  return (
    <Form {...posting(logInWithCode, goOn)}>
      <HiddenFields token={token} next={next} />
      <TextField
        name="code"
        label={text('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions submit={text('logIn')} isSending={isSending} wide />
    </Form>
  )
}
