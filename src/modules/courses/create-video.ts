import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { abandonFilms } from './abandon-films.ts'
import { chaptersOf } from './chapters/policy.ts'
import type { createVideo as endpoint } from './contract.ts'
import { getLecture, getLectureRecord } from './get-lecture.ts'
import { createVideo as createVideoAtHost, isPlayable, type Media } from '#modules/media/index.ts'
import { lectures } from './tables.ts'
import { unlessByHand } from './unless-by-hand.ts'

/**
 * Starts the upload of a lecture's video, which makes it one of film. One that can be watched is watched until the new one is ready; one that
 * cannot makes room at once. Chapters stay with a film that takes the place of another, and with no film that is the first.
 */
export async function createVideo(ctx: OutsideCtx, input: Input<typeof endpoint>, media: Media) {
  const { lecture } = await ctx.inTransaction((inside) => getLectureRecord(inside, input))
  const { video_id: videoId, upload } = await createVideoAtHost(ctx, media, { title: input.title || lecture.title })
  return ctx.answering(async (inside) => {
    await inside.tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.id, lecture.id)).for('update')
    const { lecture: now, video } = await getLectureRecord(inside, input)
    const isWatched = video !== null && isPlayable(video)
    await inside.tx
      .update(lectures)
      .set(
        isWatched
          ? { nextVideoId: videoId }
          : { kind: 'film', videoId, chapters: chaptersOf(now), runTimeSeconds: unlessByHand(0) },
      )
      .where(eq(lectures.id, lecture.id))
    await abandonFilms(inside, [isWatched ? now.nextVideoId : now.videoId])
    return { lecture: await getLecture(inside, input, media), upload }
  })
}
