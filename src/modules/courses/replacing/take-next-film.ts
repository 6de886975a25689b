import { eq } from 'drizzle-orm'
import type { VideoState } from '#modules/media/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { abandonFilms } from '../abandon-films.ts'
import { lectures } from '../tables.ts'

/** Once it is ready a film takes the place of the one that its lecture showed until then, which goes on for who is in the middle of it. */
export async function takeNextFilm(
  ctx: Ctx,
  { payload: { video_id: videoId, state } }: { payload: { video_id: string; state: VideoState } },
): Promise<void> {
  if (state !== 'ready') return
  const [lecture] = await ctx.tx.select().from(lectures).where(eq(lectures.nextVideoId, videoId)).for('update')
  if (!lecture) return
  await ctx.tx
    .update(lectures)
    .set({ videoId, nextVideoId: null, pastVideoId: lecture.videoId, replacedAt: ctx.now })
    .where(eq(lectures.id, lecture.id))
  await abandonFilms(ctx, [lecture.pastVideoId])
}
