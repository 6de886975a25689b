import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { InvalidFields, invalidField, refuseUnless } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { getVariant } from '../get-variant.ts'
import { lockProduct } from '../lock-product.ts'
import { NoSeatsOfThis } from '../refusals.ts'
import { type SeatPrice, variants } from '../tables.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { BY_PERIODS } from '../vocabulary.ts'
import type { changeSeatPrices as endpoint } from './contract.ts'

/**
 * Refuses with 422 steps that do not rise in number and fall in price, beside a price that the buyer chooses or that is paid by periods, and with 409
 * what is never for several people.
 */
export async function changeSeatPrices(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, variantId, seat_prices } = input
  const { kind } = await lockProduct(ctx, productId)
  refuseUnless(KINDS[kind].isForSeveral, new NoSeatsOfThis())
  const { amount, minimumAmount, paymentModel } = await getVariant(ctx, input)
  if (seat_prices && paymentModel === BY_PERIODS) throw invalidField('seat_prices', 'validation.seats-beside-plan')
  if (seat_prices && minimumAmount !== null) throw invalidField('seat_prices', 'validation.seats-beside-chosen')
  const seatPrices = seat_prices && seat_prices.toSorted((one, other) => one.from - other.from)
  if (seatPrices) refuseUneven(seatPrices, amount)
  await ctx.tx.update(variants).set({ seatPrices }).where(eq(variants.id, variantId))
  return getEditableProduct(ctx, { productId })
}

function refuseUneven(steps: SeatPrice[], standard: number): void {
  const isRepeated = steps.some(({ from }, at) => from === steps[at - 1]?.from)
  if (isRepeated) throw new InvalidFields({ seat_prices: [{ key: 'validation.seats-twice' }] })
  const isDearer = steps.some(({ amount }, at) => amount >= (steps[at - 1]?.amount ?? standard))
  if (isDearer) throw new InvalidFields({ seat_prices: [{ key: 'validation.seats-cheaper' }] })
}
