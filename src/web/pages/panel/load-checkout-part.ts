import { listBumps } from '#modules/offers/bumps/contract.ts'
import { getCheckoutFields } from '#modules/orders/fields/contract.ts'
import { getEditableUpsell } from '#modules/offers/upsells/contract.ts'
import { loading } from '#web/load.ts'

/** What the checkout of a product asks, and what is offered beside it and after it. */
export async function loadCheckoutPart(args: Parameters<typeof loading>[0], productId: string) {
  const { api } = loading(args)
  const { fields } = await api.call(getCheckoutFields, { productId })
  const { data: bumps } = await api.call(listBumps, { productId })
  const { upsell } = await api.call(getEditableUpsell, { productId })
  return { fields, bumps, upsell }
}
