import type { Route } from './+types/BundleCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.bundleId)

export default function BundleCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useBundleInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
