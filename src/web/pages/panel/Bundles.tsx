import { listPanelBundles } from '#modules/bundles/contract.ts'
import { BundleTable } from '#modules/bundles/ui/BundleTable.tsx'
import { useBundlePanelText } from '#modules/bundles/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Bundles.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelBundles, { q: q || undefined, status, cursor })
  return { bundles: page.data, next: cursorIn(page.next_page_url), q, status: status ?? '', isFirst: !cursor }
}

export default function Bundles({ loaderData: { bundles, ...asked } }: Route.ComponentProps) {
  const text = useBundlePanelText()
  return (
    <ProductListPage
      list="/home/bundles"
      words={{
        title: text('bundles'),
        add: text('newBundle'),
        search: text('search'),
        none: text('noBundles'),
        noneText: text('noBundlesText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      asked={asked}
      isEmpty={bundles.length === 0}
    >
      <BundleTable bundles={bundles} />
    </ProductListPage>
  )
}
