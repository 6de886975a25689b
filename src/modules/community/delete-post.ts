import { lockComments } from '#modules/comments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { dropPosts } from './drop-posts.ts'
import { postDeleted } from './events.ts'
import { lockPost } from './lock-post.ts'
import { mayDelete } from './policy.ts'
import { COMMUNITY } from './viewing.ts'
import { POST_TYPE } from './vocabulary.ts'

/** With its comments: its student author, and admins (engagement §6). */
export async function deletePost(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  // Whoever deletes a comment locks it before its post.
  await lockComments(ctx, POST_TYPE, [id])
  const post = await lockPost(ctx, id)
  refuseUnless(mayDelete(ctx.actor, post))
  ctx.note({ subject: post.title, url: `/community/topics/${post.topicId}` })
  await dropPosts(ctx, [id])
  ctx.changes(COMMUNITY)
  ctx.emit(postDeleted({ post_id: id, topic_id: post.topicId, author_id: post.authorId }))
  return { done: true }
}
