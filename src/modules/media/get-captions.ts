import { text } from 'node:stream/consumers'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { getCaptions as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { Media } from './media.ts'
import { CaptionsElsewhere } from './put-captions.ts'

export async function getCaptions(
  ctx: OutsideCtx,
  { id, language }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const { host, captions } = await ctx.reading((inside) => getOwnVideo(inside, id))
  refuseUnless(host === 'own', new CaptionsElsewhere())
  const found = captions.find((each) => each.language === language)
  if (!found) return { webvtt: null }
  const { stream } = await media.store.get(found.key)
  return { webvtt: await text(stream) }
}
