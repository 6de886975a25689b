import { listExports } from '#modules/exports/contract.ts'
import { ExportTable } from '#modules/exports/ui/ExportTable.tsx'
import { TakeEverything } from '#modules/exports/ui/TakeEverything.tsx'
import { useExports } from '#modules/exports/ui/use-exports.ts'
import { useExportsText } from '#modules/exports/ui/use-text.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Exports.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListWays } from './lists/ListWays.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { cursor } = askedPage(request)
  return { page: await api.call(listExports, { cursor }), cursor }
}

/** One's own exports: how far each is, and its file. */
export default function Exports({ loaderData: { page, cursor } }: Route.ComponentProps) {
  const text = useExportsText()
  const now = useExports(page, cursor)
  return (
    <>
      <title>{text('exports')}</title>
      <PageHeading title={text('exports')} actions={<TakeEverything />} />
      {now.data.length > 0 ? (
        <ExportTable exports={now.data} />
      ) : (
        <EmptyState title={text('none')}>{text('noneText')}</EmptyState>
      )}
      <ListWays {...placeOf(now, cursor)} list="/home/exports" />
    </>
  )
}
