import { claimsOf, scarceIn } from '#modules/offers/index.ts'
import { codeHoldersOf, holdClaims, holdersOf } from '#modules/orders/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderParts } from '../parts.ts'
import type { ReadPurchase } from '../read-purchase.ts'
import { whyNotHeld } from './why-not-held.ts'

interface Claiming {
  orderId: string
  purchase: ReadPurchase
  /** what is put down for the slot that is bought */
  bookingId: string | undefined
  /** by which a place is kept for the buyer */
  offer: { id: string } | undefined
}

/** Holds for an order what is scarce of it; refuses with what there is too little of. */
export async function claimWhatIsScarce(
  ctx: Ctx,
  { orderId, purchase, bookingId, offer }: Claiming,
  { fulfillables, scarce }: Pick<OrderParts, 'fulfillables' | 'scarce'>,
): Promise<void> {
  const { product, cart, buyer, quoted } = purchase
  const claimed = claimsOf(quoted, {
    ...scarceIn(cart, fulfillables),
    holders: buyer ? holdersOf(ctx, buyer) : [],
    codeHolders: buyer ? codeHoldersOf(ctx, buyer) : [],
    bookingId,
    offer: offer && { id: offer.id, productId: product.id },
  })
  if (!(await holdClaims(ctx, orderId, claimed, scarce))) throw await whyNotHeld(ctx, purchase, claimed, scarce)
}
