import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { getOpenings } from '#modules/memberships/contract.ts'
import { MembershipHeading } from '#modules/memberships/ui/MembershipHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MembershipEditor.ts'
import type { MembershipInHand } from './use-membership-in-hand.ts'

export async function loader({ request, context, params: { membershipId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, openings] = await Promise.all([
    api.call(getEditableProduct, { productId: membershipId }),
    api.call(getOpenings, { membershipId }),
  ])
  return { product, openings }
}

export default function MembershipEditor({ loaderData: { product, openings } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: MembershipInHand = { product, openings, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <MembershipHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
