import { eq } from 'drizzle-orm'
import { abandonUploads, answeringWith, createVideo, type Media, storeImage } from '#modules/media/index.ts'
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
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

type ChangedPost = Input<typeof endpoint> & { image: UploadedFile | undefined }

/**
 * A student's post by its author, an admin's by every admin (engagement §6). A new picture or video file takes the place
 * of the old, which is deleted.
 */
export async function updatePost(
  ctx: OutsideCtx,
  { id, image, file, without_image: isWithoutImage, without_video: isWithoutVideo, ...input }: ChangedPost,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const { videoId: oldVideoId, byAdmin } = await ctx.aside((inside) => lockEditablePost(inside, id))
  const hasFile = file === 1 || (oldVideoId !== null && !isWithoutVideo)
  const written = readWritten(input, { isFormatted: byAdmin, hasFile })
  const newImageId = image ? await storeImage(ctx, media, { context: 'post', file: image }) : null
  const title = input.video_file_upload || written.title
  const video = file === 1 ? await createVideo(ctx, media, { title }) : undefined
  const newVideoId = video?.video_id ?? null
  const uploads = uploadsOf([{ imageId: newImageId, videoId: newVideoId }])
  return answeringWith(ctx, uploads, async (inside) => {
    const post = await lockEditablePost(inside, id)
    const imageId = newImageId ?? (isWithoutImage ? null : post.imageId)
    const videoId = newVideoId ?? (isWithoutVideo ? null : post.videoId)
    const text = `${written.title}\n${written.body}`
    const { heldAt } = await admitEdit(inside, { type: POST_TYPE, id, text, heldAt: post.heldAt })
    await inside.tx
      .update(posts)
      .set({ ...written, imageId, videoId, heldAt, editedAt: inside.now })
      .where(eq(posts.id, id))
    inside.changes(COMMUNITY)
    inside.note({ subject: written.title, url: `/community/posts/${id}` })
    const gone = {
      imageId: post.imageId === imageId ? null : post.imageId,
      videoId: post.videoId === videoId ? null : post.videoId,
    }
    abandonUploads(inside, uploadsOf([gone]))
    inside.emit(postEdited({ post_id: id, topic_id: post.topicId, author_id: post.authorId }))
    const { post: shown } = await getPost(inside, { id }, media)
    return { post: shown, ...(video && { videoUpload: video.upload }) }
  })
}

async function lockEditablePost(ctx: Ctx, id: string) {
  const post = await lockPost(ctx, id)
  refuseUnless(mayEdit(ctx.actor, post))
  return post
}
