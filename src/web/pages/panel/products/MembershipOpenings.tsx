import { listAllCategories } from '#modules/catalog/contract.ts'
import { OpeningsForm } from '#modules/memberships/ui/OpeningsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MembershipOpenings.ts'
import { useMembershipInHand } from './use-membership-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function MembershipOpenings({ loaderData: { categories } }: Route.ComponentProps) {
  const { product, openings, reload } = useMembershipInHand()
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
