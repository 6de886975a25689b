import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import { answeringWith, type Media, storeImage } from '#modules/media/index.ts'
import type { Commentables } from './commentable.ts'
import type { postPictureReply as contract } from './contract.ts'
import { getComment } from './get-comment.ts'
import { postReply } from './post-reply.ts'

type PictureReply = Input<typeof contract> & { image: UploadedFile | undefined }

/** An admin's reply with a picture (engagement §5). Nothing is stored for a comment that is not there. */
export async function postPictureReply(
  ctx: OutsideCtx,
  { image, ...reply }: PictureReply,
  { commentables, media }: { commentables: Commentables; media: Media },
): Promise<Answer<typeof contract>> {
  if (!image) throw invalidField('image', 'validation.required')
  await ctx.inTransaction((inside) => getComment(inside, reply.id))
  const imageId = await storeImage(ctx, media, { context: 'reply', file: image })
  return answeringWith(ctx, { imageIds: [imageId], videoIds: [] }, (inside) =>
    postReply(inside, { ...reply, imageId }, commentables),
  )
}
