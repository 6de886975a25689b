import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { logIn } from '../contract.ts'
import { HiddenFields } from './HiddenFields.tsx'
import styles from './people.module.css'
import { usePeopleText } from './text.ts'
import { useWayOn } from './use-way-on.ts'

interface LoginFormProps {
  token: string
  outcome: FormOutcome | null
  /** where the person wanted to be */
  next?: string | undefined
  /** what stands in the form at first */
  email?: string | undefined
  /** False where there is no mail to send a link by: on the platform's host. */
  hasReset: boolean
}

export function LoginForm({ token, outcome, next, email, hasReset }: LoginFormProps) {
  const text = usePeopleText()
  const goOn = useWayOn()
  const { posting, isSending, typed } = usePosting({ outcome })
  return (
    <Form {...posting(logIn, goOn)}>
      <HiddenFields token={token} next={next} />
      <div className={common.looseStack}>
        <EmailField name="email" label={text('email')} defaultValue={typed['email'] ?? email} />
        <PasswordField name="password" label={text('password')} autoComplete="current-password" />
        {hasReset && (
          <WayTo to="/password/forgot" className={styles.forgot}>
            {text('forgotPassword')}
          </WayTo>
        )}
      </div>
      <FormActions submit={text('logIn')} isSending={isSending} wide />
    </Form>
  )
}
