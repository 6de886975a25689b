import { eq, type InferInsertModel } from 'drizzle-orm'
import { answeringWith, createVideo, type Media, storeImage } from '#modules/media/index.ts'
import { admitWriting } from '#modules/moderation/index.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input, UploadedFile } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import type { createPost as endpoint } from './contract.ts'
import { postHeld, postPosted } from './events.ts'
import { getPost } from './get-post.ts'
import { mayPostIn } from './policy.ts'
import { readWritten } from './read-written.ts'
import { getVisibleTopic } from './read-topics.ts'
import { posts, topics } from './tables.ts'
import { uploadsOf } from './uploads-of.ts'
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

type NewPost = Input<typeof endpoint> & { image: UploadedFile | undefined }
type NewRow = InferInsertModel<typeof posts> & { id: string }

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
  await ctx.aside((inside) => requireTopic(inside, topicId))
  const imageId = image ? await storeImage(ctx, media, { context: 'post', file: image }) : null
  const video = file === 1 ? await createVideo(ctx, media, { title: fileName || written.title }) : undefined
  const row = {
    ...written,
    id: newId(),
    topicId,
    authorId: actor.id,
    byAdmin,
    imageId,
    videoId: video?.video_id ?? null,
  }
  return answeringWith(ctx, uploadsOf([row]), async (inside) => {
    await insertPost(inside, row)
    const { post } = await getPost(inside, row, media)
    return { post, ...(video && { videoUpload: video.upload }) }
  })
}

async function insertPost(ctx: Ctx, row: NewRow): Promise<void> {
  const { id, topicId, authorId, title, body } = row
  const { heldAt } = await admitWriting(ctx, { kind: 'post', type: POST_TYPE, id, text: `${title}\n${body}` })
  await requireTopic(ctx, topicId)
  await ctx.tx.insert(posts).values({ ...row, heldAt, createdAt: ctx.now })
  ctx.changes(COMMUNITY)
  ctx.note({ subject: title, url: `/community/posts/${id}` })
  const told = { post_id: id, topic_id: topicId, author_id: authorId }
  ctx.emit(heldAt ? postHeld(told) : postPosted(told))
}

/** The topic cannot go before this unit of work ends. */
async function requireTopic(ctx: Ctx, topicId: string): Promise<void> {
  const [there] = await ctx.tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('key share')
  foundOr404(there)
  const topic = await getVisibleTopic(ctx, topicId)
  if (!mayPostIn(ctx.actor, topic)) throw new NotAllowed()
}
