import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MembershipCheckout.ts'
import { useMembershipInHand } from './use-membership-in-hand.ts'

export async function loader({ request, context, params: { membershipId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: membershipId })
}

export default function MembershipCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useMembershipInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
