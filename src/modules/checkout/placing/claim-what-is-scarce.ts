import { claimsOf, scarceIn } from '#modules/offers/index.ts'
import { codeHoldersOf, holdClaims, holdersOf } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderParts } from '../parts.ts'
import type { ReadPurchase } from '../read-purchase.ts'
import { whyNotHeld } from './why-not-held.ts'

/** Holds for an order what is scarce of it; refuses with what there is too little of. */
export async function claimWhatIsScarce(
  ctx: Ctx,
  { id: orderId, studentId }: Order,
  purchase: ReadPurchase,
  { fulfillables, scarce }: Pick<OrderParts, 'fulfillables' | 'scarce'>,
): Promise<void> {
  const { product, cart, buyer, quoted, offer, startsAt } = purchase
  const slot = startsAt && { productId: product.id, studentId, startsAt }
  const claimed = claimsOf(quoted, {
    ...scarceIn(cart, fulfillables),
    holders: buyer ? holdersOf(ctx, buyer) : [],
    codeHolders: buyer ? codeHoldersOf(ctx, buyer) : [],
    bookingId: slot && (await scarce.get('slot').reserve?.(ctx, slot)),
    offer: offer && { id: offer.id, productId: product.id },
  })
  if (!(await holdClaims(ctx, orderId, claimed, scarce))) throw await whyNotHeld(ctx, purchase, claimed, scarce)
  if (offer) await scarce.get('place').offers?.bind(ctx, offer.id, studentId)
}
