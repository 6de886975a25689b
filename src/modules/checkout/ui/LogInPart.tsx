import { FormActions } from '#kit/forms/FormActions.tsx'
import { useCheckoutText } from './text.ts'

/** Card and consents come after the login. */
export function LogInPart({ isSending }: { isSending: boolean }) {
  const text = useCheckoutText()
  return (
    <>
      <FormActions submit={text('logIn')} isSending={isSending} wide />
      <p>
        <a href="/password/forgot" target="_blank" rel="noopener">
          {text('forgotPassword')}
        </a>
      </p>
    </>
  )
}
