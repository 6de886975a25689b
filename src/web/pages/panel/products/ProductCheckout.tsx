import { listBumps } from '#modules/offers/bumps/contract.ts'
import { BumpsEditor } from '#modules/offers/ui/bumps/BumpsEditor.tsx'
import { UpsellEditor } from '#modules/offers/ui/upsells/UpsellEditor.tsx'
import { getEditableUpsell } from '#modules/offers/upsells/contract.ts'
import { getCheckoutFields } from '#modules/orders/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/orders/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ProductCheckout.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { fields } = await api.call(getCheckoutFields, { productId })
  const { data: bumps } = await api.call(listBumps, { productId })
  const { upsell } = await api.call(getEditableUpsell, { productId })
  return { fields, bumps, upsell }
}

/** What the checkout of a product asks, and what is offered beside it and after it. */
export default function ProductCheckout({ loaderData: { fields, bumps, upsell } }: Route.ComponentProps) {
  const { product, reload } = useProductInHand()
  return (
    <>
      <BumpsEditor key={`bumps ${product.id}`} product={product} bumps={bumps} onSaved={reload} />
      <UpsellEditor key={`upsell ${product.id}`} product={product} upsell={upsell} onSaved={reload} />
      <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
    </>
  )
}
