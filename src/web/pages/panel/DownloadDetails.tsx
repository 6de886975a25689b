import { useDownloadPanelText } from '#modules/downloads/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/DownloadDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useDownloadInHand } from './use-download-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function DownloadDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useDownloadPanelText()
  const { product, reload } = useDownloadInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/downloads"
      reload={reload}
    />
  )
}
