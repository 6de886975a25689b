import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { starLecture as endpoint } from './contract.ts'
import { progressKey } from './progress-key.ts'
import { lectureProgress } from './tables.ts'

/** Safe to repeat: the call says what should be, not that it should change. */
export async function starLecture(ctx: Ctx, { id, is_favourite }: Input<typeof endpoint>) {
  const { key } = await progressKey(ctx, id)
  await ctx.tx
    .insert(lectureProgress)
    .values({ ...key, isFavourite: is_favourite })
    .onConflictDoUpdate({
      target: [lectureProgress.personId, lectureProgress.lectureId],
      set: { isFavourite: sql`excluded.is_favourite` },
    })
  return { is_favourite }
}
