import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lectures } from './tables.ts'

interface VideoChange {
  payload: { video_id: string; duration_seconds: number | null }
}

/** A lecture runs as long as its video does. */
export async function takeRunTime(ctx: Ctx, { payload }: VideoChange): Promise<void> {
  const { video_id: videoId, duration_seconds: runTimeSeconds } = payload
  if (runTimeSeconds === null) return
  await ctx.tx.update(lectures).set({ runTimeSeconds }).where(eq(lectures.videoId, videoId))
}
