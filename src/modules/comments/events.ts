import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const comment = z.object({
  comment_id: z.uuid(),
  author_id: z.uuid(),
  commentable_type: z.string(),
  commentable_id: z.uuid(),
})
const reply = z.object({ reply_id: z.uuid(), comment_id: z.uuid(), author_id: z.uuid() })

export const commentPosted = event('comments.comment-posted', comment)
export const commentDeleted = event('comments.comment-deleted', comment)
export const replyPosted = event('comments.reply-posted', reply)
export const replyDeleted = event('comments.reply-deleted', reply)
