import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { ShownInvitation } from '../contract.ts'
import { Accepting } from './Accepting.tsx'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'
import { OtherAccount } from './OtherAccount.tsx'
import { WaysIn } from './WaysIn.tsx'

export interface InvitationCardProps {
  token: string
  invitation: ShownInvitation
  isRegistrationEnabled: boolean
}

/** What whoever has the link can do with it: accept, get an account first, or learn why there is nothing to accept. */
export function InvitationCard({ token, invitation, isRegistrationEnabled }: InvitationCardProps) {
  const text = useSeatsText()
  const viewer = useViewer()
  const { state, course, buyer, email, open_link: openLink, has_access: hasAccess, opened_as: openedAs } = invitation
  if (state === 'yours' || (state === 'open' && hasAccess))
    return (
      <div className={styles.card}>
        <Callout tone="good">{text(state === 'yours' ? 'yours' : 'hasAccess')}</Callout>
        <LinkButton to={openLink} look="primary" reloadDocument>
          {text('start')}
        </LinkButton>
      </div>
    )
  if (state !== 'open')
    return (
      <div className={styles.card}>
        <Callout tone="caution">
          {text(state === 'closed' ? 'closedLink' : state, { buyer, course: course.title })}
        </Callout>
        <LinkButton to={`/${course.slug}`} reloadDocument>
          {text('seeCourse')}
        </LinkButton>
      </div>
    )
  if (openedAs)
    return (
      <div className={styles.card}>
        <Callout tone="caution">{text('sentToAnother', { email, own: openedAs })}</Callout>
        <Accepting
          token={token}
          goOnAs={openedAs}
          says={text('goOnAs', { own: openedAs, buyer })}
          action={text('acceptAnyway', { own: openedAs })}
        />
        <OtherAccount />
      </div>
    )
  if (viewer?.role === 'student')
    return <Accepting token={token} says={text('acceptAs', { name: viewer.name })} action={text('accept')} />
  if (viewer) return <Callout tone="caution">{text('adminsCannot')}</Callout>
  return (
    <div className={styles.card}>
      <p className={common.soft}>{text('howToAccept', { email })}</p>
      <WaysIn token={token} email={email} isRegistrationEnabled={isRegistrationEnabled} />
    </div>
  )
}
