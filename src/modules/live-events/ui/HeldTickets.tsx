import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { HeldTicket, MyTicket } from '../contract.ts'
import styles from './live-events.module.css'
import { useEventText } from './use-text.ts'

const GuestDialog = onDemand(async () => (await import('./GuestDialog.tsx')).GuestDialog)

interface HeldTicketsProps {
  tickets: HeldTicket[]
  onChanged: (ticket: MyTicket) => void
}

/** The tickets that were bought at once, each with its code and whom it is for. */
export function HeldTickets({ tickets, onChanged }: HeldTicketsProps): ReactNode {
  const text = useEventText()
  const [named, setNamed] = useState<HeldTicket>()
  return (
    <Section title={text('tickets', { count: tickets.length })}>
      <p className={common.note}>{text('ticketsHelp')}</p>
      <ol className={styles.held}>
        {tickets.map((ticket) => (
          <HeldRow key={ticket.id} ticket={ticket} onName={() => setNamed(ticket)} />
        ))}
      </ol>
      {named && (
        <Suspense>
          <GuestDialog ticket={named} onChanged={onChanged} onClose={() => setNamed(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

function HeldRow({ ticket, onName }: { ticket: HeldTicket; onName: () => void }) {
  const text = useEventText()
  const { number, holder, guest, code, qr, checked_in_at: checkedInAt, can } = ticket
  const isOpen = guest === null && number > 1
  return (
    <li className={styles.heldTicket}>
      <svg role="img" aria-label={text('qrOf', { number })} viewBox={`0 0 ${qr.size} ${qr.size}`} className={styles.qr}>
        <path d={qr.path} />
      </svg>
      <div className={styles.heldWords}>
        <strong>{isOpen ? text('guestOpen', { number }) : holder}</strong>
        {guest && <span className={common.note}>{guest.email || text('guestUnwritten')}</span>}
        <span className={styles.whole}>{code}</span>
        {checkedInAt && <Status tone="good">{text('checkedIn')}</Status>}
      </div>
      {can.name_guest && (
        <Button aria-label={text(isOpen ? 'nameGuestOf' : 'changeGuestOf', { number })} onClick={onName}>
          {text(isOpen ? 'nameGuest' : 'changeGuest')}
        </Button>
      )}
    </li>
  )
}
