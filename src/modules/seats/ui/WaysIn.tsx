import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { useSeatsText } from './use-text.ts'

interface WaysInProps {
  token: string
  email: string
  isRegistrationEnabled: boolean
}

/** To an account, and from there back to the invitation. */
export function WaysIn({ token, email, isRegistrationEnabled }: WaysInProps) {
  const text = useSeatsText()
  const onward = new URLSearchParams({ next: `/invitations/${token}`, email })
  return (
    <div className={common.row}>
      {isRegistrationEnabled && (
        <LinkButton to={`/register?${onward}`} look="primary" reloadDocument>
          {text('register')}
        </LinkButton>
      )}
      <LinkButton to={`/login?${onward}`} reloadDocument>
        {text('logIn')}
      </LinkButton>
    </div>
  )
}
