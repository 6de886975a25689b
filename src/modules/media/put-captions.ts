import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, Refusal, refuseUnless } from '#platform/refusal.ts'
import { captionsKey, putCaptions as keepCaptions, UnreadableCaptions } from '#providers/video/own-host/captions.ts'
import { lockVideo } from './change-state.ts'
import type { putCaptions as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { Media } from './media.ts'
import { videos } from './tables.ts'
import { viewVideo } from './view.ts'

export class CaptionsElsewhere extends Refusal {
  readonly status = 409
  readonly code = 'media.captions-elsewhere'
}

/** Replaces older captions of the language. Refuses with 422 what players read nothing of, 409 videos of another host. */
export async function putCaptions(
  ctx: OutsideCtx,
  { id, language, label, webvtt }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const { host, hostVideoId } = await ctx.inTransaction((inside) => getOwnVideo(inside, id))
  refuseUnless(host === 'own', new CaptionsElsewhere())
  await keepCaptions(media.store, hostVideoId, language, webvtt).catch((error: unknown) => {
    throw error instanceof UnreadableCaptions ? invalidField('webvtt', `media.${error.code}`) : error
  })
  const added = { language, label, key: captionsKey(hostVideoId, language) }
  return ctx.answering(async (inside) => {
    const { captions, title } = foundOr404(await lockVideo(inside, id))
    inside.note({ subject: title })
    const changed = [...captions.filter((each) => each.language !== language), added]
    const [row] = await inside.tx.update(videos).set({ captions: changed }).where(eq(videos.id, id)).returning()
    return viewVideo(foundOr404(row), media)
  })
}
