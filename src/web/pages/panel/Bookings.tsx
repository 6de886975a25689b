import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { listAllBookings } from '#modules/consultations/bookings/contract.ts'
import { ALL_BOOKINGS } from '#modules/consultations/paths/vocabulary.ts'
import { BookingList } from '#modules/consultations/ui/BookingList.tsx'
import { consultationKindWords } from '#modules/consultations/ui/kind-words.ts'
import { useConsultationPanelText } from '#modules/consultations/ui/panel-text.ts'
import { SEARCH_MAX } from '#modules/consultations/vocabulary.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { loading, pathAsked } from '#web/load.ts'
import type { Route } from './+types/Bookings.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const when = pathAsked(request).endsWith('/past') ? 'past' : 'coming'
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, SEARCH_MAX) ?? ''
  const { api } = loading({ request, context })
  const page = await api.call(listAllBookings, { when, ...(q && { q }) })
  const other = when === 'coming' ? 'past' : 'coming'
  const isUntouched =
    !q && page.data.length === 0 && (await api.call(listAllBookings, { when: other })).data.length === 0
  return { when, q, page, isUntouched } as const
}

/** Who has booked any consultation: one calendar, however many are sold. */
export default function Bookings({ loaderData: { when, q, page, isUntouched } }: Route.ComponentProps) {
  const kindText = useWords(consultationKindWords)
  const text = useConsultationPanelText()
  const api = useApi()
  return (
    <>
      <title>{kindText('bookings')}</title>
      <PageHeading title={kindText('bookings')} />
      {!isUntouched && (
        <LiveFilters className={inner.filters}>
          <TextField name="q" type="search" label={text('searchBooked')} maxLength={SEARCH_MAX} defaultValue={q} />
        </LiveFilters>
      )}
      <ReadOnlyUnless right="keep-attendance">
        <BookingList
          key={`${when}:${q}`}
          base={ALL_BOOKINGS}
          q={q}
          isPast={when === 'past'}
          initial={page}
          list={(cursor) => api.call(listAllBookings, { when, ...(q && { q }), cursor })}
          isOfAll
          toFirst={isUntouched && <LinkButton to={listPath('consultation')}>{kindText('all')}</LinkButton>}
        />
      </ReadOnlyUnless>
    </>
  )
}
