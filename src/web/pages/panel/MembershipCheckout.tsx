import type { Route } from './+types/MembershipCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useMembershipInHand } from './use-membership-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.membershipId)

export default function MembershipCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useMembershipInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
