import { listOtherSlots, moveBooking } from '#modules/consultations/bookings/contract.ts'
import { bookingPath, MY_CONSULTATIONS } from '#modules/consultations/paths/vocabulary.ts'
import { TimeChoice } from '#modules/consultations/ui/TimeChoice.tsx'
import { useConsultationText } from '#modules/consultations/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import inner from '#kit/inner.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MoveBookingPage.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context, params: { bookingId } }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from') ?? undefined
  return { choice: await loading({ request, context }).api.call(listOtherSlots, { bookingId, from }) }
}

export default function MoveBookingPage({ loaderData: { choice }, params: { bookingId } }: Route.ComponentProps) {
  const text = useConsultationText()
  const api = useApi()
  const heading = text('moveTitle', { title: choice.title })
  return (
    <SiteShell>
      <Page>
        <title>{heading}</title>
        <div className={`${inner.column} ${inner.opening}`}>
          <Breadcrumbs
            crumbs={[
              { label: text('mine'), to: MY_CONSULTATIONS },
              { label: text('booking'), to: bookingPath(bookingId) },
              { label: text('move') },
            ]}
          />
          <h1>{heading}</h1>
          <TimeChoice
            choice={choice}
            is="moved"
            onChoose={async (slot) => (await api.call(moveBooking, { bookingId, slot })).booking.id}
          />
        </div>
      </Page>
    </SiteShell>
  )
}
