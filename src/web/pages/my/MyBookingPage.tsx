import { useRevalidator } from 'react-router'
import inner from '#kit/inner.module.css'
import { getMyBooking } from '#modules/consultations/bookings/contract.ts'
import { MY_CONSULTATIONS } from '#modules/consultations/paths/vocabulary.ts'
import { BookingCard } from '#modules/consultations/ui/BookingCard.tsx'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MyBookingPage.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { bookingId } }: Route.LoaderArgs) {
  return { booking: await loading({ request, context }).api.call(getMyBooking, { bookingId }) }
}

export default function MyBookingPage({ loaderData: { booking } }: Route.ComponentProps) {
  const text = useConsultationText()
  const { revalidate } = useRevalidator()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('booking')}: ${booking.title}`}</title>
        <div className={`${inner.column} ${inner.opening}`}>
          <Breadcrumbs crumbs={[{ label: text('mine'), to: MY_CONSULTATIONS }, { label: text('booking') }]} />
          <h1>{booking.title}</h1>
          <BookingCard booking={booking} onChanged={revalidate} />
        </div>
      </Page>
    </SiteShell>
  )
}
