import { eq } from 'drizzle-orm'
import { abandonUploads, type Media, storeImage } from '#modules/media/index.ts'
import { admitEdit } from '#modules/moderation/index.ts'
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
import { uploadsOf } from './uploads-of.ts'
import { POST_TYPE } from './vocabulary.ts'

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
  const changed = ctx.inTransaction(async (inside) => {
    const post = await lockOwnPost(inside, id)
    const imageId = newImageId ?? (isWithoutImage ? null : post.imageId)
    const text = `${written.title}\n${written.body}`
    const { heldAt } = await admitEdit(inside, { type: POST_TYPE, id, text, heldAt: post.heldAt })
    await inside.tx
      .update(posts)
      .set({ ...written, imageId, heldAt, editedAt: inside.now })
      .where(eq(posts.id, id))
    if (post.imageId !== imageId) abandonUploads(inside, uploadsOf([{ imageId: post.imageId }]))
    inside.emit(postEdited({ post_id: id, topic_id: post.topicId, author_id: post.authorId }))
    return getPost(inside, { id }, media)
  })
  return changed.catch(async (error: unknown) => {
    await ctx.inTransaction(async (inside) => abandonUploads(inside, uploadsOf([{ imageId: newImageId }])))
    throw error
  })
}

async function lockOwnPost(ctx: Ctx, id: string) {
  const post = await lockPost(ctx, id)
  refuseUnless(mayEdit(ctx.actor, post))
  return post
}
