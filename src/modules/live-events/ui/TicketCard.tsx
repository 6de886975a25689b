import { CalendarPlus, Play, Video } from 'lucide-react'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import facts from '#kit/figures/facts.module.css'
import type { MyTicket, Ticket } from '../contract.ts'
import { EventFacts } from './EventFacts.tsx'
import styles from './live-events.module.css'
import { useEventText } from './use-text.ts'

interface TicketCardProps {
  ticket: Ticket
  /** where its dates are, as a file */
  calendar: string
  recording?: MyTicket['recording']
}

/** What somebody comes in with: the code to be scanned, when, and where or the way to join. */
export function TicketCard({ ticket, calendar, recording = null }: TicketCardProps) {
  const text = useEventText()
  const { slug, code, qr, holder, venue, online_url: url, is_over: isOver, checked_in_at: checkedInAt } = ticket
  return (
    <article className={styles.ticket}>
      <figure className={styles.code}>
        <svg role="img" aria-label={text('qr')} viewBox={`0 0 ${qr.size} ${qr.size}`} className={styles.qr}>
          <path d={qr.path} />
        </svg>
        <figcaption>
          <span className={common.note}>{text('code')}</span>
          <span className={styles.letters}>{code}</span>
        </figcaption>
      </figure>
      <div className={common.looseStack}>
        {isOver && <Callout>{text('over')}</Callout>}
        {checkedInAt && (
          <Callout tone="good">
            {text('checkedIn')} · <DateText at={checkedInAt} withTime />
          </Callout>
        )}
        <EventFacts event={ticket} online={url ? '' : text('linkFollows')} />
        <dl className={facts.facts}>
          <dt>{text('holder')}</dt>
          <dd>{holder}</dd>
        </dl>
        {venue === 'place' && <p className={common.note}>{text('showAtDoor')}</p>}
        <div className={common.row}>
          {recording && (
            <LinkButton look="primary" icon={<Play />} to={`/${recording.slug}/watch`}>
              {text('recording')}
            </LinkButton>
          )}
          {url && !isOver && (
            <a className={buttonClass({ look: 'primary' })} href={url} rel="noreferrer">
              <Video />
              {text('join')}
            </a>
          )}
          <a className={buttonClass({})} href={calendar} download>
            <CalendarPlus />
            {text('calendar')}
          </a>
          <LinkButton to={productPath({ kind: 'live_event', slug })}>{text('toEvent')}</LinkButton>
        </div>
      </div>
    </article>
  )
}
