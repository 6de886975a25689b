import { getCheckoutFields } from '#modules/orders/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/orders/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ConsultationCheckout.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId: consultationId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: consultationId })
}

export default function ConsultationCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useProductInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
