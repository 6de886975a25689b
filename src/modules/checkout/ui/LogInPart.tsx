import { Button } from '#kit/actions/Button.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useCheckoutText } from './text.ts'

/** Card and consents come after the login. */
export function LogInPart({ isSending }: { isSending: boolean }) {
  const text = useCheckoutText()
  return (
    <>
      <FormActions>
        <Button type="submit" look="primary" wide busy={isSending}>
          {text('logIn')}
        </Button>
      </FormActions>
      <p>
        <a href="/password/forgot" target="_blank" rel="noopener">
          {text('forgotPassword')}
        </a>
      </p>
    </>
  )
}
