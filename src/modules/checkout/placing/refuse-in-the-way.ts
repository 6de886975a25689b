import { AlreadyHasAccess, type Fulfillables } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { CartLine } from '#modules/offers/index.ts'
import { failOrder, findUnderWay, findUnfulfillable, type QuotedLine } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { findTransactionOf } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { AlreadyUnderWay } from '../refusals.ts'
import { refusalOfLine } from './refusal-of-line.ts'

/** What is paid for in another order already is not put into a second one: one of them would be paid in vain. */
export async function refuseUnderWay(
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
export async function refuseWhatIsHad(
  ctx: Ctx,
  sold: { order: Order; lines: (QuotedLine & { productKind: ProductKind })[] },
  fulfillables: Fulfillables,
): Promise<void> {
  const had = await findUnfulfillable(ctx, sold, fulfillables)
  if (had) throw refusalOfLine(had, new AlreadyHasAccess())
}
