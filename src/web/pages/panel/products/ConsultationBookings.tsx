import { useWords } from '#kit/text/text-of.ts'
import { getCalendarFeed } from '#modules/calendars/contract.ts'
import { CalendarFeed } from '#modules/calendars/ui/CalendarFeed.tsx'
import { useCalendarsText } from '#modules/calendars/ui/use-text.ts'
import { listBookings } from '#modules/consultations/bookings/contract.ts'
import { BookingList } from '#modules/consultations/ui/BookingList.tsx'
import { bookingsPath } from '#modules/consultations/paths/vocabulary.ts'
import { consultationKindWords } from '#modules/consultations/ui/kind-words.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { loading, pathAsked } from '#web/load.ts'
import { ReadOnlyUnless } from '../ReadOnlyUnless.tsx'
import type { RightfulPart } from './ProductEditor.tsx'
import type { Route } from './+types/ConsultationBookings.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export const handle: RightfulPart = { right: 'see-attendance' }

export async function loader({ request, context, params: { productId: consultationId } }: Route.LoaderArgs) {
  const when = pathAsked(request).endsWith('/past') ? 'past' : 'coming'
  const { api } = loading({ request, context })
  const [page, { made_at: feedMadeAt }] = await Promise.all([
    api.call(listBookings, { consultationId, when }),
    api.call(getCalendarFeed),
  ])
  return { when, page, feedMadeAt } as const
}

export default function ConsultationBookings({ loaderData: { when, page, feedMadeAt } }: Route.ComponentProps) {
  const text = useWords(consultationKindWords)
  const calendarsText = useCalendarsText()
  const api = useApi()
  const { product, reload } = useProductInHand()
  return (
    <>
      <VisuallyHidden>
        <h2>{text('bookings')}</h2>
      </VisuallyHidden>
      <ReadOnlyUnless right="keep-attendance">
        <BookingList
          key={`${product.id}:${when}`}
          base={bookingsPath(product.id)}
          list={(cursor) => api.call(listBookings, { consultationId: product.id, when, cursor })}
          isPast={when === 'past'}
          initial={page}
          onChanged={reload}
        />
        <Section title={calendarsText('title')}>
          <CalendarFeed madeAt={feedMadeAt} />
        </Section>
      </ReadOnlyUnless>
    </>
  )
}
