import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/EventCheckout.ts'
import { useEventInHand } from './use-event-in-hand.ts'

export async function loader({ request, context, params: { eventId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: eventId })
}

export default function EventCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useEventInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
