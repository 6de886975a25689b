import { eq } from 'drizzle-orm'
import { createVideo, type Media, storeImage } from '#modules/media/index.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { foundOr404, NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import type { createPost as endpoint } from './contract.ts'
import { postPosted } from './events.ts'
import { getPost } from './get-post.ts'
import { mayPostIn } from './policy.ts'
import { readWritten } from './read-written.ts'
import { getVisibleTopic } from './read-topics.ts'
import { posts, topics } from './tables.ts'

type NewPost = Input<typeof endpoint> & { image: UploadedFile | undefined }

/**
 * Formatted when an admin writes it, plain when a student does. With `file` its video is uploaded afterwards, by what
 * the answer says. Refuses with 404 a topic that is not there, with 403 who may not post in it.
 */
export async function createPost(
  ctx: OutsideCtx,
  { topicId, image, file, video_file_upload: fileName, ...input }: NewPost,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const byAdmin = actor.role === 'admin'
  const written = readWritten(input, { isFormatted: byAdmin, hasFile: file === 1 })
  await ctx.inTransaction((inside) => requireTopic(inside, topicId))
  const imageId = image ? await storeImage(ctx, media, { context: 'post', file: image }) : null
  const video = file === 1 ? await createVideo(ctx, media, { title: fileName || written.title }) : undefined
  return ctx.inTransaction(async (inside) => {
    await requireTopic(inside, topicId)
    const row = { ...written, topicId, authorId: actor.id, byAdmin, imageId, createdAt: inside.now }
    const [{ id } = { id: '' }] = await inside.tx
      .insert(posts)
      .values({ ...row, videoId: video?.video_id ?? null })
      .returning({ id: posts.id })
    inside.emit(postPosted({ post_id: id, topic_id: topicId, author_id: actor.id }))
    return { ...(await getPost(inside, { id }, media)), ...(video && { videoUpload: video.upload }) }
  })
}

/** The topic cannot go before this unit of work ends. */
async function requireTopic(ctx: Ctx, topicId: string): Promise<void> {
  const [there] = await ctx.tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('key share')
  foundOr404(there)
  const topic = await getVisibleTopic(ctx, topicId)
  if (!mayPostIn(ctx.actor, topic)) throw new NotAllowed()
}
