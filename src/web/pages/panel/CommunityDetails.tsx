import { useCommunityPanelText } from '#modules/communities/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CommunityDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useCommunityInHand } from './use-community-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function CommunityDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useCommunityPanelText()
  const { product, reload } = useCommunityInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/communities"
      reload={reload}
    />
  )
}
