import { useApi } from '#kit/api/ApiProvider.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listMyBookings, listWaiting, type MyBookingPage, type WaitingPage } from '../bookings/contract.ts'
import { bookingPath, choosePath } from '../paths/vocabulary.ts'
import type { BookingTime } from '../vocabulary.ts'
import { SlotWhen } from './SlotWhen.tsx'
import { useConsultationText } from './use-text.ts'

/** What waits for its student to choose when. */
export function WaitingConsultations({ initial }: { initial: WaitingPage }) {
  const text = useConsultationText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listWaiting, { cursor }))
  return (
    <Section title={text('waiting')}>
      <RowList>
        {items.map(({ grant_id: id, title }) => (
          <ListRow
            key={id}
            title={title}
            actions={
              <LinkButton look="primary" to={choosePath(id)}>
                {text('toChoose')}
              </LinkButton>
            }
          />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}

/** What a student has booked, each the way to it. */
export function MyBookings({ initial, when }: { initial: MyBookingPage; when: BookingTime }) {
  const text = useConsultationText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyBookings, { when, cursor }))
  return (
    <Section title={text(when)}>
      <RowList>
        {items.map(({ id, title, is_cancelled: isCancelled, ...slot }) => (
          <ListRow
            key={id}
            title={title}
            to={bookingPath(id)}
            meta={isCancelled ? <Status>{text('cancelled')}</Status> : text(slot.place_kind)}
          >
            <SlotWhen slot={slot} />
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
