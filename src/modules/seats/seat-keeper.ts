import { eq } from 'drizzle-orm'
import { revokeGrantsFrom, type SeatKeeper } from '#modules/access/index.ts'
import { invitations, seatPools } from './tables.ts'

/** What becomes of seats that were bought for others. */
export const seatKeeper: SeatKeeper = {
  async open({ tx, now }, { orderLineId, buyerId, productId, variantId, seats: bought, accessDays, accessUntil }) {
    await tx
      .insert(seatPools)
      .values({ orderLineId, buyerId, productId, variantId, bought, accessDays, accessUntil, createdAt: now })
      .onConflictDoNothing()
  },

  /** Whoever accepts at the same moment waits at the pool: they had it before, and lose it, or find it closed. */
  async close(ctx, { orderLineId, reason }) {
    const { tx, now } = ctx
    const [pool] = await tx.select().from(seatPools).where(eq(seatPools.orderLineId, orderLineId)).for('update')
    if (!pool || pool.closedAt) return
    await tx.update(seatPools).set({ closedAt: now }).where(eq(seatPools.id, pool.id))
    const ended = await tx
      .update(invitations)
      .set({ status: 'revoked', settledAt: now })
      .where(eq(invitations.poolId, pool.id))
      .returning({ id: invitations.id })
    const sourceIds = ended.map(({ id }) => id)
    await revokeGrantsFrom(ctx, { source: 'invitation', sourceIds, reason })
  },
}
