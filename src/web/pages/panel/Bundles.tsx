import { listPanelBundles } from '#modules/bundles/contract.ts'
import { BundleTable } from '#modules/bundles/ui/BundleTable.tsx'
import { useBundlePanelText } from '#modules/bundles/ui/use-text.ts'
import type { Route } from './+types/Bundles.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) => loadProducts(args, (api, asked) => api.call(listPanelBundles, asked))

export default function Bundles({ loaderData: { listed: bundles, asked } }: Route.ComponentProps) {
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
