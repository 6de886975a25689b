import { listPanelDownloads } from '#modules/downloads/contract.ts'
import { DownloadTable } from '#modules/downloads/ui/DownloadTable.tsx'
import { useDownloadPanelText } from '#modules/downloads/ui/use-text.ts'
import type { Route } from './+types/Downloads.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadProducts(args, (api, asked) => api.call(listPanelDownloads, asked))

export default function Downloads({ loaderData: { listed: downloads, asked } }: Route.ComponentProps) {
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
