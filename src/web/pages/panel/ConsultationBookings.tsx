import { listBookings } from '#modules/consultations/contract.ts'
import { BookingList } from '#modules/consultations/ui/BookingList.tsx'
import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ConsultationBookings.ts'
import { useConsultationInHand } from './use-consultation-in-hand.ts'

export async function loader({ request, context, params: { consultationId } }: Route.LoaderArgs) {
  const when = new URL(request.url).pathname.endsWith('/past') ? 'past' : 'coming'
  const { api } = loading({ request, context })
  return { when, page: await api.call(listBookings, { consultationId, when }) } as const
}

export default function ConsultationBookings({ loaderData: { when, page } }: Route.ComponentProps) {
  const text = useConsultationPanelText()
  const { product, reload } = useConsultationInHand()
  return (
    <>
      <VisuallyHidden>
        <h2>{text('bookings')}</h2>
      </VisuallyHidden>
      <BookingList
        key={`${product.id}:${when}`}
        consultationId={product.id}
        when={when}
        initial={page}
        onChanged={reload}
      />
    </>
  )
}
