import type { Openings } from '#modules/memberships/contract.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { OpeningsForm } from '#modules/memberships/ui/OpeningsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MembershipOpenings.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function MembershipOpenings({ loaderData: { categories } }: Route.ComponentProps) {
  const { product, contents: openings, reload } = useProductInHand<Openings>()
  return (
    <OpeningsForm
      key={product.id}
      membershipId={product.id}
      openings={openings}
      categories={categories}
      onSaved={reload}
    />
  )
}
