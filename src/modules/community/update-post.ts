import { eq } from 'drizzle-orm'
import { abandonUploads, type Media, storeImage } from '#modules/media/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { updatePost as endpoint } from './contract.ts'
import { postEdited } from './events.ts'
import { getPost } from './get-post.ts'
import { lockPost } from './lock-post.ts'
import { mayEdit } from './policy.ts'
import { readWritten } from './read-written.ts'
import { posts } from './tables.ts'

type ChangedPost = Input<typeof endpoint> & { image: UploadedFile | undefined }

/** Only its student author (engagement §6). A new picture takes the place of the old, which is deleted. */
export async function updatePost(
  ctx: OutsideCtx,
  { id, image, without_image: isWithoutImage, ...input }: ChangedPost,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { videoId } = await ctx.inTransaction((inside) => lockOwnPost(inside, id))
  const written = readWritten(input, { isFormatted: false, hasFile: videoId !== null })
  const newImageId = image ? await storeImage(ctx, media, { context: 'post', file: image }) : null
  return ctx.inTransaction(async (inside) => {
    const post = await lockOwnPost(inside, id)
    const imageId = newImageId ?? (isWithoutImage ? null : post.imageId)
    await inside.tx
      .update(posts)
      .set({ ...written, imageId, editedAt: inside.now })
      .where(eq(posts.id, id))
    if (post.imageId && post.imageId !== imageId) abandonUploads(inside, { imageIds: [post.imageId], videoIds: [] })
    inside.emit(postEdited({ post_id: id, topic_id: post.topicId, author_id: post.authorId }))
    return getPost(inside, { id }, media)
  })
}

async function lockOwnPost(ctx: Ctx, id: string) {
  const post = await lockPost(ctx, id)
  refuseUnless(mayEdit(ctx.actor, post))
  return post
}
