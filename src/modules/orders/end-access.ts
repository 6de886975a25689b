import { type Fulfillables, revokePartsOf } from '#modules/access/index.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { LockedOrder } from './lock-order.ts'
import { releaseOwned } from './owned/release-owned.ts'

interface Ending {
  reason: string
  /** of its payment; none where nothing was paid */
  transactionId: string | undefined
  /** their buyer wanted it so, and is told of it elsewhere */
  isKnown?: boolean
  fulfillables: Fulfillables
  scarce: ScarceThings
  /** of these lines, what stays with whoever has it */
  kept?: { lineId: string; partId: string | null; isOwn: boolean; seatId: string | null }[]
}

/** Ends what an order gave of these lines, and what they go on as, to whomever its buyer handed it. What somebody else gave, or was bought again, stays. */
export async function endAccess(
  ctx: Ctx,
  { order, lines }: LockedOrder,
  { reason, transactionId, isKnown = false, fulfillables, scarce, kept = [] }: Ending,
): Promise<void> {
  const from = transactionId
    ? ({ source: 'purchase', sourceId: transactionId } as const)
    : ({ source: 'free', sourceId: order.id } as const)
  if (lines.some(({ plan }) => plan)) await fulfillables.plans.end(ctx, { orderIds: [order.id], reason, isKnown })
  for (const { id: orderLineId, productKind, productId, seats, parts, plan } of lines) {
    if (plan) continue
    const keptOfLine = kept.filter(({ lineId }) => lineId === orderLineId)
    const own = keptOfLine.filter(({ isOwn }) => isOwn)
    const taken = { studentId: order.studentId, productId, reason, from, isKnown }
    const left = parts.map((part) => part.productId).filter((id) => !own.some(({ partId }) => partId === id))
    if (own.length === 0) {
      await fulfillables.get(productKind).revoke(ctx, taken)
      await releaseOwned(ctx, order.id, [orderLineId], scarce)
    }
    if (own.length > 0 && left.length > 0) await revokePartsOf(ctx, taken, left)
    const keptSeats = keptOfLine.flatMap(({ seatId }) => seatId ?? [])
    if (seats > 0) await fulfillables.seats.close(ctx, { orderLineId, reason, isByBuyer: isKnown, kept: keptSeats })
  }
}
