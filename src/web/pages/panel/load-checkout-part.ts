import { listBumps } from '#modules/checkout/bumps/contract.ts'
import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { loading } from '#web/load.ts'

/** What the checkout of a product asks, and what it offers beside it. */
export async function loadCheckoutPart(args: Parameters<typeof loading>[0], productId: string) {
  const { api } = loading(args)
  const { fields } = await api.call(getCheckoutFields, { productId })
  const { data: bumps } = await api.call(listBumps, { productId })
  return { fields, bumps }
}
