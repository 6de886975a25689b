import type { Reactions } from '#platform/jobs/reactions.ts'
import { replyPosted } from './events.ts'
import { noteReply } from './note-reply.ts'

export function commentReactions(reactions: Reactions): void {
  reactions.on(replyPosted, 'notifications.note-reply', (ctx, { payload }) => noteReply(ctx, payload.reply_id))
}
