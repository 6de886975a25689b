import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/BundleCheckout.ts'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export async function loader({ request, context, params: { bundleId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: bundleId })
}

export default function BundleCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useBundleInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
