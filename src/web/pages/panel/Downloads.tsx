import { listPanelDownloads } from '#modules/downloads/contract.ts'
import { DownloadTable } from '#modules/downloads/ui/DownloadTable.tsx'
import { useDownloadPanelText } from '#modules/downloads/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Downloads.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelDownloads, { q: q || undefined, status, cursor })
  const next = cursorIn(page.next_page_url)
  return { downloads: page.data, asked: { q, status: status ?? '', isFirst: !cursor, next } }
}

export default function Downloads({ loaderData: { downloads, asked } }: Route.ComponentProps) {
  const text = useDownloadPanelText()
  return (
    <ProductListPage
      list="/home/downloads"
      asked={asked}
      words={{
        title: text('downloads'),
        add: text('newDownload'),
        search: text('search'),
        none: text('noDownloads'),
        noneText: text('noDownloadsText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      isEmpty={downloads.length === 0}
    >
      <DownloadTable downloads={downloads} />
    </ProductListPage>
  )
}
