import { AlreadyHasAccess, type Fulfillables } from '#modules/access/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { type CartLine, PriceChanged, refuseMoreThanShare } from '#modules/offers/index.ts'
import { failOrder, findUnderWay, findUnfulfillable } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { findTransactionOf } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { OrderParts } from '../parts.ts'
import type { ReadPurchase, SentPurchase } from '../read-purchase.ts'
import { AlreadyUnderWay, SoldOut } from '../refusals.ts'
import { refusalOfLine } from './refusal-of-line.ts'
import { soldLines } from './sold-lines.ts'

/**
 * Refuses what the buyer cannot be sold any more, or not as it was sent: what a code or something added is refused for, what is gone, under way, more than
 * they may have, theirs already, or at another price.
 */
export async function refuseInTheWay(
  ctx: Ctx,
  { order, purchase, sent }: { order: Order; purchase: ReadPurchase; sent: SentPurchase },
  { scarce, fulfillables }: Pick<OrderParts, 'scarce' | 'fulfillables'>,
): Promise<void> {
  const { cart, buyer, notHad, isSoldOut, quoted } = purchase
  if (notHad) throw notHad
  refuseUnless(!isSoldOut, new SoldOut())
  await refuseUnderWay(ctx, { order, cart }, scarce)
  await refuseMoreThanShare(ctx, cart, buyer)
  await refuseWhatIsHad(ctx, { order, purchase }, fulfillables)
  refuseUnless(quoted.amount === sent.amount && quoted.currency === sent.currency, new PriceChanged())
}

/** What is paid for in another order already is not put into a second one: one of them would be paid in vain. */
async function refuseUnderWay(
  ctx: Ctx,
  { order, cart }: { order: Order; cart: CartLine[] },
  scarce: ScarceThings,
): Promise<void> {
  const ids = cart.map(({ product }) => product.id)
  for (const { id, productId } of await findUnderWay(ctx, order.studentId, ids, order.id)) {
    const transaction = await findTransactionOf(ctx, id)
    if (transaction && isFailed(transaction.status)) await failOrder(ctx, transaction, scarce)
    else {
      const { kind, product } = cart.find((each) => each.product.id === productId)!
      throw refusalOfLine({ kind, title: product.title }, new AlreadyUnderWay())
    }
  }
}

/** What the buyer has already, as it may have come to them since the page was opened. */
async function refuseWhatIsHad(
  ctx: Ctx,
  { order, purchase }: { order: Order; purchase: ReadPurchase },
  fulfillables: Fulfillables,
): Promise<void> {
  const had = await findUnfulfillable(ctx, { order, lines: soldLines(purchase) }, fulfillables)
  if (had) throw refusalOfLine(had, new AlreadyHasAccess())
}
