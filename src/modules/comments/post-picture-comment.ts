import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { invalidField, NotAllowed, refuseUnless } from '#platform/refusal.ts'
import { answeringWith, type Media, requirePicture, storeImage } from '#modules/media/index.ts'
import type { Commentables } from './commentable.ts'
import type { postComment as contract } from './contract.ts'
import { postComment } from './post-comment.ts'

/** An admin's comment with a picture. Refuses with 403 everyone else, with 422 one beside a video; nothing is stored for what may not be commented on. */
export async function postPictureComment(
  ctx: OutsideCtx,
  { file, image, ...comment }: Input<typeof contract> & { image: UploadedFile },
  { commentables, media }: { commentables: Commentables; media: Media },
): Promise<Answer<typeof contract>> {
  if (file === 1) throw invalidField('image', 'comments.picture-or-video')
  const { mayComment } = await ctx.inTransaction((inside) => commentables.get(inside, comment))
  refuseUnless(mayComment && ctx.actor.role === 'admin', new NotAllowed())
  const imageId = await storeImage(ctx, media, { context: 'reply', file: image })
  return answeringWith(ctx, { imageIds: [imageId], videoIds: [] }, async (inside) => {
    const picture = await requirePicture(inside, { id: imageId, context: 'reply', field: 'image' })
    return postComment(inside, { ...comment, image: picture }, commentables)
  })
}
