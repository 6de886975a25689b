import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { acceptInvitation, type ShownInvitation } from '../contract.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

interface InvitationCardProps {
  token: string
  invitation: ShownInvitation
  isRegistrationEnabled: boolean
}

/** What whoever has the link can do with it: accept, get an account first, or learn why there is nothing to accept. */
export function InvitationCard({ token, invitation, isRegistrationEnabled }: InvitationCardProps) {
  const text = useSeatsText()
  const viewer = useViewer()
  const { state, course, buyer, email, has_access: hasAccess } = invitation
  const watch = (
    <LinkButton to={`/${course.slug}/watch`} look="primary" reloadDocument>
      {text('start')}
    </LinkButton>
  )
  if (state === 'yours' || (state === 'open' && hasAccess))
    return (
      <div className={styles.card}>
        <Callout tone="good">{text(state === 'yours' ? 'yours' : 'hasAccess')}</Callout>
        {watch}
      </div>
    )
  if (state !== 'open')
    return (
      <div className={styles.card}>
        <Callout tone="caution">{text(state === 'closed' ? 'closedLink' : state, { buyer })}</Callout>
        <LinkButton to={`/${course.slug}`} reloadDocument>
          {text('seeCourse')}
        </LinkButton>
      </div>
    )
  if (viewer?.role === 'student') return <Accepting token={token} name={viewer.name} />
  if (viewer) return <Callout tone="caution">{text('adminsCannot')}</Callout>
  const onward = new URLSearchParams({ next: `/invitations/${token}`, email })
  return (
    <div className={styles.card}>
      <p className={styles.soft}>{text('howToAccept', { email })}</p>
      <div className={styles.ways}>
        {isRegistrationEnabled && (
          <LinkButton to={`/register?${onward}`} look="primary" reloadDocument>
            {text('register')}
          </LinkButton>
        )}
        <LinkButton to={`/login?${onward}`} reloadDocument>
          {text('logIn')}
        </LinkButton>
      </div>
    </div>
  )
}

function Accepting({ token, name }: { token: string; name: string }) {
  const text = useSeatsText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const accept = submitting(async () => {
    const { redirect_to } = await api.call(acceptInvitation, { token })
    window.location.assign(redirect_to)
  })
  return (
    <Form {...errorProps} className={styles.card} onSubmit={accept}>
      <p className={styles.soft}>{text('acceptAs', { name })}</p>
      <Button type="submit" look="primary" wide busy={isSending}>
        {text('accept')}
      </Button>
    </Form>
  )
}
