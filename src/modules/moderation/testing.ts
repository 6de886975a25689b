import type { Ctx } from '#platform/context.ts'
import { mutes } from './tables.ts'

/** A mute that is simply there: forever, unless said otherwise. */
export async function aMute(ctx: Ctx, studentId: string, given: Partial<typeof mutes.$inferInsert> = {}) {
  const [row] = await ctx.tx
    .insert(mutes)
    .values({ studentId, reason: 'Spam', createdAt: ctx.now, ...given })
    .returning()
  return row!
}
