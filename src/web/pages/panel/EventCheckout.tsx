import type { Route } from './+types/EventCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useEventInHand } from './use-event-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.eventId)

export default function EventCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useEventInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
