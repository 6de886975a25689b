import { and, eq } from 'drizzle-orm'
import type { NameGuard } from '#modules/people/index.ts'
import { isRunning } from './is-running.ts'
import { Muted } from './refusals.ts'
import { mutes } from './tables.ts'

/** Refuses with 403 a student who may not write, nor say something by another name. */
export const refuseMuted: NameGuard = async (ctx, studentId) => {
  const [mute] = await ctx.tx
    .select({ reason: mutes.reason, until: mutes.until })
    .from(mutes)
    .where(and(eq(mutes.studentId, studentId), isRunning(ctx.now)))
  if (mute) throw new Muted(mute, ctx)
}
