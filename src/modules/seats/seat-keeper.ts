import { eq } from 'drizzle-orm'
import { revokeGrantsFrom, type SeatKeeper } from '#modules/access/index.ts'
import { storeGift } from './gifts/store-gift.ts'
import { invitations, seatPools } from './tables.ts'

/** What becomes of seats that were bought for others. */
export const seatKeeper: SeatKeeper = {
  async open(ctx, { orderLineId, buyerId, productId, variantId, seats: bought, gift, accessDays, accessUntil }) {
    const sold = { orderLineId, buyerId, productId, variantId, bought, accessDays, accessUntil }
    const [pool] = await ctx.tx
      .insert(seatPools)
      .values({ ...sold, isGift: gift !== null, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning()
    if (pool && gift) await storeGift(ctx, pool, gift)
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
