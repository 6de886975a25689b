import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createVideo as endpoint } from './contract.ts'
import { getLecture, getLectureRecord } from './get-lecture.ts'
import { createVideo as createVideoAtHost, type Media } from '#modules/media/index.ts'
import { lectures } from './tables.ts'

/** Starts the upload of a lecture's video; a new one takes the place of the old at once. */
export async function createVideo(ctx: OutsideCtx, input: Input<typeof endpoint>, media: Media) {
  const { lecture } = await ctx.inTransaction((inside) => getLectureRecord(inside, input))
  const { video_id: videoId, upload } = await createVideoAtHost(ctx, media, { title: input.title || lecture.title })
  return ctx.answering(async (inside) => {
    await inside.tx.update(lectures).set({ videoId, runTimeSeconds: 0 }).where(eq(lectures.id, lecture.id))
    return { lecture: await getLecture(inside, input, media), upload }
  })
}
