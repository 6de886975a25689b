import { cut } from '#platform/cut-text.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import { answeringWith, createVideo, type Media, viewVideo } from '#modules/media/index.ts'
import type { Commentables } from './commentable.ts'
import type { postComment as contract } from './contract.ts'
import { postComment } from './post-comment.ts'

const TITLE_LENGTH = 60

/** A comment whose video is then uploaded (engagement §4). Refuses with 422 where videos are not taken (§5). */
export async function postVideoComment(
  ctx: OutsideCtx,
  input: Input<typeof contract>,
  { commentables, media }: { commentables: Commentables; media: Media },
): Promise<Answer<typeof contract>> {
  const { type, id, body, position_seconds } = input
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const item = await ctx.inTransaction((inside) => commentables.get(inside, { type, id }))
  if (!item.mayComment) throw new NotAllowed()
  if (!commentables.takesVideos(type)) throw invalidField('file', 'comments.takes-no-video')
  const { video, upload } = await createVideo(ctx, media, { title: cut(body, TITLE_LENGTH) })
  return answeringWith(ctx, { imageIds: [], videoIds: [video.id] }, async (inside) => ({
    ...(await postComment(inside, { type, id, body, position_seconds, video: viewVideo(video, media) }, commentables)),
    videoUpload: upload,
  }))
}
