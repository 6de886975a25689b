import { commentPosted } from '#modules/comments/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { postPosted } from './events.ts'
import { noteComment } from './note-comment.ts'
import { notePost } from './note-post.ts'

export function communityReactions(reactions: Reactions): void {
  reactions.on(commentPosted, 'notifications.note-comment', (ctx, { payload }) =>
    noteComment(ctx, {
      id: payload.comment_id,
      authorId: payload.author_id,
      on: { type: payload.commentable_type, id: payload.commentable_id },
    }),
  )
  reactions.onOutside(postPosted, 'notifications.note-post', (ctx, { payload }) =>
    notePost(ctx, { id: payload.post_id, topicId: payload.topic_id, authorId: payload.author_id }),
  )
}
