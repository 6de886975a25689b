import { getGuestCalendar, getGuestTicket } from '#modules/live-events/guests/contract.ts'
import { TicketCard } from '#modules/live-events/ui/TicketCard.tsx'
import { useEventText } from '#modules/live-events/ui/use-text.ts'
import styles from '#modules/live-events/ui/live-events.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/GuestTicket.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { code } }: Route.LoaderArgs) {
  return { code, ticket: await loading({ request, context }).api.call(getGuestTicket, { code }) }
}

/** A ticket for whoever was sent it: no account is asked for. */
export default function GuestTicket({ loaderData: { code, ticket } }: Route.ComponentProps) {
  const text = useEventText()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('ticket')}: ${ticket.title}`}</title>
        <div className={styles.own}>
          <h1>{ticket.title}</h1>
          <TicketCard ticket={ticket} calendar={getGuestCalendar.path.replace(':code', code)} />
        </div>
      </Page>
    </SiteShell>
  )
}
