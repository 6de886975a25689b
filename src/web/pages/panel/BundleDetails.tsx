import { useBundlePanelText } from '#modules/bundles/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/BundleDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function BundleDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useBundlePanelText()
  const { product, reload } = useBundleInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/bundles"
      reload={reload}
    />
  )
}
