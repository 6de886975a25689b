import { chosenIn } from '#kit/lists/asked.ts'
import { listEntered } from '#modules/entries/contract.ts'
import { entriesIn } from '#modules/entries/ui/asked-entries.ts'
import { EntryFilters } from '#modules/entries/ui/EntryFilters.tsx'
import { EntryList } from '#modules/entries/ui/EntryList.tsx'
import { useEntriesText } from '#modules/entries/ui/text.ts'
import { ENTRIES } from '#modules/entries/vocabulary.ts'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Entries.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked, cursor } = askedPage(request)
  const filter = entriesIn(asked)
  const { data, next_page_url, ...found } = await api.call(listEntered, { ...chosenIn(filter), cursor })
  return { entries: data, found, filter, place: placeOf({ next_page_url }, cursor) }
}

export default function Entries({ loaderData: { entries, found, filter, place } }: Route.ComponentProps) {
  const text = useEntriesText()
  const mayTake = useMay()('see-students')
  return (
    <ListPage
      {...place}
      list={ENTRIES}
      title={text('entries')}
      none={{ title: text('noEntries'), text: text('noEntriesText') }}
      text={text}
      actions={mayTake && entries.length > 0 && <ExportMenu kind="entries" asked={filter} />}
      asked={filter}
      filters={<EntryFilters {...found} asked={filter} />}
      isEmpty={entries.length === 0}
    >
      <EntryList entries={entries} />
    </ListPage>
  )
}
