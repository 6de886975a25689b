import type { Fulfillables, SoldPlan } from '#modules/access/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { QuotedLine } from './agreed/agreed-quote.ts'
import type { Order } from './tables.ts'

/** What is to be given to whom. */
export interface Sold {
  order: Pick<Order, 'studentId' | 'guests' | 'id' | 'currency'>
  lines: SoldLine[]
}

type SoldLine = Pick<
  QuotedLine,
  'kind' | 'productId' | 'variantId' | 'quantity' | 'seats' | 'gift' | 'amount' | 'plan' | 'accessDays' | 'accessUntil'
> & {
  productKind: ProductKind
}

/** The first line that the buyer cannot be given, as they have it already: then the order is not theirs to make. */
export async function findUnfulfillable<Line extends SoldLine>(
  ctx: Ctx,
  { order: { studentId }, lines }: { order: Pick<Order, 'studentId'>; lines: Line[] },
  fulfillables: Fulfillables,
): Promise<Line | undefined> {
  for (const line of lines.filter(isForBuyer)) {
    const { productKind, productId, variantId } = line
    if (!(await fulfillables.get(productKind).check(ctx, { studentId, productId, variantId }))) return line
    if (line.plan && (await fulfillables.plans.isMember(ctx, { studentId, productId }))) return line
  }
  return undefined
}

/** Whether one of what a line is for is the buyer's own. */
const isForBuyer = ({ quantity, seats }: SoldLine): boolean => seats < quantity

/** Gives the buyer each line, and what of it is for others to hand out. The same source gives once. */
export async function fulfilOrder(
  ctx: Ctx,
  { order, lines }: Omit<Sold, 'lines'> & { lines: (SoldLine & { id: string })[] },
  { source, sourceId }: { source: 'purchase' | 'free'; sourceId: string },
  fulfillables: Fulfillables,
): Promise<void> {
  const { studentId, guests } = order
  for (const line of lines.filter(isForBuyer)) {
    if (line.plan) {
      await beginPlan(ctx, { order, line, plan: line.plan }, source === 'purchase' ? sourceId : null, fulfillables)
      continue
    }
    const { productKind, productId, variantId, seats, accessDays, accessUntil } = line
    const quantity = line.quantity - seats
    const given = { studentId, productId, variantId, quantity, source, sourceId, accessDays, accessUntil }
    await fulfillables.get(productKind).fulfil(ctx, line.kind === 'main' ? { ...given, guests } : given)
  }
  for (const { id: orderLineId, ...line } of lines.filter(({ seats }) => seats > 0))
    await fulfillables.seats.open(ctx, { ...line, orderLineId, buyerId: studentId })
}

const beginPlan = (
  ctx: Ctx,
  { order, line, plan }: { order: Sold['order']; line: SoldLine & { id: string }; plan: SoldPlan },
  transactionId: string | null,
  fulfillables: Fulfillables,
): Promise<void> =>
  fulfillables.plans.begin(ctx, {
    studentId: order.studentId,
    productKind: line.productKind,
    productId: line.productId,
    variantId: line.variantId,
    orderId: order.id,
    orderLineId: line.id,
    transactionId,
    amount: line.amount,
    currency: order.currency,
    plan,
  })
