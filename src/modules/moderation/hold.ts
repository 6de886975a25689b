import { isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { cases } from './tables.ts'

/** Puts an item that is not shown yet before the admins. */
export async function hold(
  ctx: Ctx,
  { type, id, authorId }: { type: string; id: string; authorId: string },
): Promise<void> {
  await ctx.tx
    .insert(cases)
    .values({ itemType: type, itemId: id, authorId, isHeld: true, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [cases.itemId, cases.itemType],
      targetWhere: isNull(cases.closedAt),
      set: { isHeld: true },
    })
}
