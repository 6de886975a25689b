import { isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isAdmin } from './is-admin.ts'
import { cases } from './tables.ts'

interface HeldItem {
  type: string
  id: string
  authorId: string
  /** an admin takes it back out of sight */
  wasShown?: boolean
}

/** Puts an item that is not shown, or not any more, before the admins. */
export async function hold(ctx: Ctx, { type, id, authorId, wasShown = false }: HeldItem): Promise<void> {
  await ctx.tx
    .insert(cases)
    .values({
      itemType: type,
      itemId: id,
      authorId,
      byAdmin: isAdmin(authorId),
      isHeld: true,
      wasShown,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [cases.itemId, cases.itemType],
      targetWhere: isNull(cases.closedAt),
      set: { isHeld: true, wasShown },
    })
}
