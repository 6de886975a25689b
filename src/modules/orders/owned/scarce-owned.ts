import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLines, orders } from '../tables.ts'
import { findOwned } from './find-owned.ts'

/** What was paid for a line counts towards one better variant, so much of it as was taken off. */
export const scarceOwned = {
  async lock({ tx }: Ctx, lineId: string): Promise<void> {
    await tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.id, lineId)).for('no key update')
  },

  async hasRoom(ctx: Ctx, lineId: string, amount: number): Promise<boolean> {
    const [line] = await ctx.tx
      .select({ studentId: orders.studentId, productId: orderLines.productId })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orderLines.id, lineId))
    const owned = line ? await findOwned(ctx, line) : []
    return owned.some(({ id, worth }) => id === lineId && worth >= amount)
  },

  async claimsMoved(): Promise<void> {},
}
