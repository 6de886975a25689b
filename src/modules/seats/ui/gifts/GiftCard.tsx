import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { Accepting } from '../Accepting.tsx'
import type { InvitationCardProps } from '../InvitationCard.tsx'
import styles from '../seats.module.css'
import { useSeatsText } from '../use-text.ts'
import { WaysIn } from '../WaysIn.tsx'
import { Returning } from './Returning.tsx'
import { useGiftsText } from './text.ts'

/** What somebody is given, in the giver's words, and how it becomes theirs. */
export function GiftCard({ token, invitation, isRegistrationEnabled }: InvitationCardProps) {
  const text = useGiftsText()
  const seatsText = useSeatsText()
  const viewer = useViewer()
  const { language, timeZone } = useLocale()
  const { state, email, gift, open_link: openLink, has_access: hasAccess } = invitation
  const openIt = (
    <LinkButton to={openLink} look={state === 'yours' ? 'primary' : 'secondary'} reloadDocument>
      {text('open')}
    </LinkButton>
  )
  return (
    <div className={styles.card}>
      {gift?.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      {state === 'open' && gift?.is_booked && <p className={common.soft}>{text('thenChoose')}</p>}
      {state === 'open' && gift?.begins_at && (
        <p className={common.soft}>{text('begins', { at: formatDateTime(gift.begins_at, language, timeZone) })}</p>
      )}
      {state === 'yours' && <Callout tone="good">{text('isYours')}</Callout>}
      {state === 'open' && hasAccess && <Returning token={token} invitation={invitation} />}
      {(state === 'yours' || hasAccess) && <div className={common.row}>{openIt}</div>}
      {state === 'open' && !hasAccess && viewer?.role === 'student' && (
        <Accepting token={token} says={text('claimAs', { name: viewer.name })} action={text('claim')} />
      )}
      {state === 'open' && viewer && viewer.role !== 'student' && (
        <Callout tone="caution">{seatsText('adminsCannot')}</Callout>
      )}
      {state === 'open' && !viewer && (
        <>
          <p className={common.soft}>{text('howToClaim', { email })}</p>
          <WaysIn token={token} email={email} isRegistrationEnabled={isRegistrationEnabled} />
        </>
      )}
    </div>
  )
}
