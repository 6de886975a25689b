import { useState } from 'react'
import { getMyCalendar, getMyTicket } from '#modules/live-events/contract.ts'
import { HeldTickets } from '#modules/live-events/ui/HeldTickets.tsx'
import { TicketCard } from '#modules/live-events/ui/TicketCard.tsx'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import styles from '#modules/live-events/ui/live-events.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MyTicketPage.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  return { ticket: await loading({ request, context }).api.call(getMyTicket, { eventSlug: slug }) }
}

export default function MyTicketPage({ loaderData }: Route.ComponentProps) {
  const text = useEventText()
  const [ticket, setTicket] = useState(loaderData.ticket)
  return (
    <SiteShell>
      <Page>
        <title>{`${text('ticket')}: ${ticket.title}`}</title>
        <div className={styles.own}>
          <Breadcrumbs crumbs={[{ label: text('toMine'), to: '/my' }, { label: text('ticket') }]} />
          <h1>{ticket.title}</h1>
          <TicketCard
            ticket={ticket}
            calendar={getMyCalendar.path.replace(':eventSlug', ticket.slug)}
            recording={ticket.recording}
          />
          {ticket.tickets.length > 1 && <HeldTickets tickets={ticket.tickets} onChanged={setTicket} />}
        </div>
      </Page>
    </SiteShell>
  )
}
