import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyEvents, type MyEventPage } from '../contract.ts'
import { ticketPath } from '../paths/vocabulary.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { useEventText } from './use-text.ts'

/** The live events a student has tickets for, each the way to its ticket. */
export function MyEvents({ initial }: { initial: MyEventPage }) {
  const text = useEventText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyEvents, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map(({ id, slug, title, venue, place, date, is_over: isOver }) => (
          <ListRow key={id} title={title} to={ticketPath(slug)} meta={isOver && text('wasOver')}>
            <span suppressHydrationWarning>
              {[date && sayWhen(date, language, timeZone), venue === 'online' ? text('online') : place]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
