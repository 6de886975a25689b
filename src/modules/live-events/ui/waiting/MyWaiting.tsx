import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { leaveMine, listMyEntries, type MyEntry, type MyEntryPage } from '../../waiting/contract.ts'
import { useWaitingText } from './use-waiting-text.ts'

/** The events a student waits for a place at, each with the way out; of a place that is kept for them, with the way to it. */
export function MyWaiting({ initial }: { initial: MyEntryPage }) {
  const seen = initial.data.map(({ id, state, position }) => `${id}${state}${position}`).join()
  return <Entries key={seen} initial={initial} />
}

function Entries({ initial }: { initial: MyEntryPage }) {
  const text = useWaitingText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyEntries, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}

function EntryRow({ entry: { id, slug, title, state, position, offer_until: until } }: { entry: MyEntry }) {
  const text = useWaitingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { language, timeZone } = useLocale()
  const { send, isSending } = useSending({ isForm: false })
  const isOffered = state === 'offered'
  const leave = () =>
    send(async () => {
      await api.call(leaveMine, { entryId: id })
      await revalidate()
    })
  const said = () => {
    if (state === 'taking') return text('taking')
    if (position !== null) return text('position', { count: position })
    return until ? text('keptUntil', { until: formatDateTime(until, language, timeZone) }) : text('coming')
  }
  return (
    <ListRow
      title={title}
      to={productPath({ kind: 'live_event', slug })}
      actions={
        state !== 'taking' && (
          <>
            {isOffered && until && (
              <LinkButton look="primary" to={`/${slug}/checkout`}>
                {text('take')}
              </LinkButton>
            )}
            <Button
              busy={isSending}
              aria-label={text(isOffered ? 'letGoOf' : 'leaveOf', { title })}
              onClick={() => void leave()}
            >
              {text(isOffered ? 'letGo' : 'leave')}
            </Button>
          </>
        )
      }
    >
      <span suppressHydrationWarning>{said()}</span>
    </ListRow>
  )
}
