import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/DownloadCheckout.ts'
import { useDownloadInHand } from './use-download-in-hand.ts'

export async function loader({ request, context, params: { downloadId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: downloadId })
}

export default function DownloadCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useDownloadInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
