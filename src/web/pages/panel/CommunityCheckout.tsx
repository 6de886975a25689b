import type { Route } from './+types/CommunityCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useCommunityInHand } from './use-community-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.communityId)

export default function CommunityCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useCommunityInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
