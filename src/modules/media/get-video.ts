import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { getVideo as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { Media } from './media.ts'
import { viewVideo } from './view.ts'

export async function getVideo(
  ctx: Ctx,
  { id }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  return viewVideo(await getOwnVideo(ctx, id), media)
}
