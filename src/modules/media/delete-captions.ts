import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { deleteCaptions as dropCaptions } from '#providers/video/own-host/captions.ts'
import { lockVideo } from './change-state.ts'
import type { deleteCaptions as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { Media } from './media.ts'
import { CaptionsElsewhere } from './put-captions.ts'
import { videos } from './tables.ts'
import { viewVideo } from './view.ts'

/** Deleting captions that are not there is fine. */
export async function deleteCaptions(
  ctx: OutsideCtx,
  { id, language }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const { host, hostVideoId } = await ctx.inTransaction((inside) => getOwnVideo(inside, id))
  refuseUnless(host === 'own', new CaptionsElsewhere())
  const video = await ctx.answering(async (inside) => {
    const { captions, title } = foundOr404(await lockVideo(inside, id))
    inside.note({ subject: title })
    const changed = captions.filter((each) => each.language !== language)
    const [row] = await inside.tx.update(videos).set({ captions: changed }).where(eq(videos.id, id)).returning()
    return viewVideo(foundOr404(row), media)
  })
  await dropCaptions(media.store, hostVideoId, language)
  return video
}
