import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { filmTimed } from './events.ts'
import { lectures } from './tables.ts'
import { unlessByHand } from './unless-by-hand.ts'

interface VideoChange {
  payload: { video_id: string; duration_seconds: number | null }
}

/** A lecture runs as long as its video does, unless somebody wrote how long it takes. */
export async function takeRunTime(ctx: Ctx, { payload }: VideoChange): Promise<void> {
  const { video_id: videoId, duration_seconds: runTimeSeconds } = payload
  if (runTimeSeconds === null) return
  const timed = await ctx.tx
    .update(lectures)
    .set({ runTimeSeconds: unlessByHand(runTimeSeconds) })
    .where(eq(lectures.videoId, videoId))
    .returning({ id: lectures.id })
  for (const { id } of timed) ctx.emit(filmTimed({ lecture_id: id, seconds: runTimeSeconds }))
}
