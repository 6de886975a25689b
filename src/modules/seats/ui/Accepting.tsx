import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { acceptInvitation } from '../contract.ts'
import styles from './seats.module.css'

interface AcceptingProps {
  token: string
  /** their address, where the invitation was sent to another one */
  goOnAs?: string
  says: string
  action: string
}

/** Of whoever is logged in: what they do by it, and the button that does it. */
export function Accepting({ token, goOnAs, says, action }: AcceptingProps) {
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const accept = submitting(async () => {
    const { redirect_to } = await api.call(acceptInvitation, { token, ...(goOnAs && { go_on_as: goOnAs }) })
    window.location.assign(redirect_to)
  })
  return (
    <Form {...errorProps} className={styles.card} onSubmit={accept}>
      <p className={common.soft}>{says}</p>
      <Button type="submit" look="primary" wide busy={isSending}>
        {action}
      </Button>
    </Form>
  )
}
