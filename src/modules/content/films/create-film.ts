import { createVideo, type Media, viewVideo } from '#modules/media/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { createBlockFilm as endpoint } from './contract.ts'

/** Makes room for a film that a block may name from then on. Refuses with 403 what the school has no room for. */
export async function createBlockFilm(
  ctx: OutsideCtx,
  { title }: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { video, upload } = await createVideo(ctx, media, { title, isForBlocks: true })
  return ctx.answering(async (inside) => {
    inside.note({ subject: title })
    return { video: viewVideo(video, media), upload }
  })
}
