import { and, asc, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { type Fulfillables, revokeGrantsFrom, type SeatKeeper } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { seatTakenBack } from './events.ts'
import { storeGift } from './gifts/store-gift.ts'
import { invitations, seatPools } from './tables.ts'

/** What becomes of seats that were bought for others. A gift of what has places holds one. */
export const seatKeeper = (fulfillables: Fulfillables): SeatKeeper => ({
  async open(ctx, sold) {
    const {
      productKind,
      orderLineId,
      buyerId,
      productId,
      variantId,
      seats: bought,
      gift,
      accessDays,
      accessUntil,
    } = sold
    const pooled = { orderLineId, buyerId, productId, variantId, bought, accessDays, accessUntil }
    const [pool] = await ctx.tx
      .insert(seatPools)
      .values({ ...pooled, isGift: gift !== null, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning()
    if (!pool || !gift) return
    const { id: seatId, name, email } = await storeGift(ctx, pool, gift)
    await fulfillables.get(productKind).hold?.(ctx, { seatId, productId, name, email })
  },

  /** Whoever accepts at the same moment waits at the pool: they had it before, and lose it, or find it closed. */
  async close(ctx, { orderLineId, reason, isByBuyer = false, kept = [] }) {
    const { tx, now } = ctx
    const [found] = await tx
      .select({ pool: seatPools, kind: products.kind })
      .from(seatPools)
      .innerJoin(products, eq(products.id, seatPools.productId))
      .where(eq(seatPools.orderLineId, orderLineId))
      .for('update', { of: seatPools })
    const pool = found?.pool
    if (!pool) return
    if (!pool.closedAt) await tx.update(seatPools).set({ closedAt: now }).where(eq(seatPools.id, pool.id))
    const { sentIds, endedIds } = await endInvitations(ctx, pool.id, kept)
    const told = isByBuyer ? '' : reason
    for (const id of sentIds) ctx.emit(seatTakenBack({ invitation_id: id, reason: told, is_with_order: true }))
    await revokeGrantsFrom(ctx, { source: 'invitation', sourceIds: endedIds, reason })
    if (pool.isGift) await fulfillables.get(found.kind).followFreed?.(ctx, pool.productId)
  },

  /** Whoever waited for one who accepted at the same moment finds the seat taken by now, though it was a moment after what they state. */
  async given({ tx, now }, { orderLineIds, lock }) {
    if (orderLineIds.length === 0) return []
    const pools = tx
      .select({ id: seatPools.id })
      .from(seatPools)
      .where(inArray(seatPools.orderLineId, orderLineIds))
      .orderBy(seatPools.id)
    if (lock) await pools.for('update')
    const given = await tx
      .select({
        id: invitations.id,
        orderLineId: seatPools.orderLineId,
        at: grants.startsAt,
        acceptedAt: invitations.settledAt,
        personId: invitations.personId,
      })
      .from(invitations)
      .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
      .leftJoin(
        grants,
        and(
          eq(grants.studentId, invitations.personId),
          eq(grants.productId, seatPools.productId),
          eq(grants.source, 'invitation'),
          eq(grants.sourceId, invitations.id),
        ),
      )
      .where(
        and(inArray(seatPools.orderLineId, orderLineIds), or(eq(invitations.status, 'accepted'), isNotNull(grants.id))),
      )
    return given.map(({ at, acceptedAt, ...seat }) => ({ ...seat, at: earlierOf(at ?? acceptedAt!, now) }))
  },
})

const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other)

/** All of a pool but those that are kept; which of them nobody had answered, the first sent first. */
async function endInvitations({ tx, now }: Ctx, poolId: string, kept: string[]) {
  const sent = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.poolId, poolId), eq(invitations.status, 'sent')))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  const ended = await tx
    .update(invitations)
    .set({ status: 'revoked', settledAt: now })
    .where(and(eq(invitations.poolId, poolId), ne(invitations.status, 'revoked'), notInArray(invitations.id, kept)))
    .returning({ id: invitations.id })
  return { sentIds: sent.map(({ id }) => id), endedIds: ended.map(({ id }) => id) }
}
