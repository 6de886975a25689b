import { useMembershipPanelText } from '#modules/memberships/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MembershipDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useMembershipInHand } from './use-membership-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function MembershipDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useMembershipPanelText()
  const { product, reload } = useMembershipInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/memberships"
      reload={reload}
    />
  )
}
