import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { mayMove } from '#providers/video/state.ts'
import { videoChanged } from './events.ts'
import { videos } from './tables.ts'
import type { VideoRow } from './view.ts'
import type { VideoState } from './vocabulary.ts'

type Also = Partial<
  Pick<
    VideoRow,
    | 'failure'
    | 'failureDetail'
    | 'progress'
    | 'attempts'
    | 'outputPrefix'
    | 'durationSeconds'
    | 'width'
    | 'height'
    | 'bytes'
  >
>

/** Moves a video on and tells so; undefined when the move is not allowed (any more), so that repeats change nothing. */
export async function changeState(
  ctx: Ctx,
  video: VideoRow,
  state: VideoState,
  also: Also = {},
): Promise<VideoRow | undefined> {
  if (!mayMove(video.state, state)) return undefined
  const [moved] = await ctx.tx
    .update(videos)
    .set({ state, stateChangedAt: ctx.now, ...also })
    .where(and(eq(videos.id, video.id), eq(videos.state, video.state)))
    .returning()
  if (moved) ctx.emit(videoChanged({ video_id: moved.id, state, duration_seconds: moved.durationSeconds }))
  return moved
}

/** The row, held against others who would move it. */
export async function lockVideo(ctx: Ctx, id: string): Promise<VideoRow | undefined> {
  const [row] = await ctx.tx.select().from(videos).where(eq(videos.id, id)).for('update')
  return row
}
