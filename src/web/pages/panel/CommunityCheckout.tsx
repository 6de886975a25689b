import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CommunityCheckout.ts'
import { useCommunityInHand } from './use-community-in-hand.ts'

export async function loader({ request, context, params: { communityId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: communityId })
}

export default function CommunityCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useCommunityInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
