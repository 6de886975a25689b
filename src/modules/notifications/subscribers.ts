import { commentPosted, replyPosted } from '#modules/comments/events.ts'
import { postPosted } from '#modules/community/events.ts'
import { createPasswordReset, passwordResetRequested, RESET_LIFETIME } from '#modules/people/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { layOut } from './mail-layout.ts'
import { passwordResetLetter } from './mails/password-reset.ts'
import { noteComment, noteReply } from './notices/note-answers.ts'
import { notePost } from './notices/note-post.ts'
import type { WriteMail } from './write-mail.ts'

export interface NotificationParts {
  schools: SchoolFinder
  writeMail: WriteMail
}

export function notificationReactions(reactions: Reactions, { schools, writeMail }: NotificationParts): void {
  reactions.on(commentPosted, 'notifications.note-comment', (ctx, { payload }) =>
    noteComment(ctx, {
      id: payload.comment_id,
      authorId: payload.author_id,
      on: { type: payload.commentable_type, id: payload.commentable_id },
    }),
  )
  reactions.on(replyPosted, 'notifications.note-reply', (ctx, { payload }) => noteReply(ctx, payload.reply_id))
  reactions.onOutside(postPosted, 'notifications.note-post', (ctx, { payload }) =>
    notePost(ctx, { id: payload.post_id, topicId: payload.topic_id, authorId: payload.author_id }),
  )
  reactions.on(passwordResetRequested, 'notifications.send-reset-link', async (ctx, { id, payload }) => {
    const view = foundOr404(await schools.view(ctx.school.id))
    const reset = await createPasswordReset(ctx, payload.person_id)
    if (!reset) return
    const { person, secret } = reset
    const language = payload.language
    const letter = passwordResetLetter(language, {
      school: ctx.school.name,
      name: person.name,
      url: `${ctx.school.origin}/password/reset/${secret}?email=${encodeURIComponent(person.email)}`,
      minutes: RESET_LIFETIME / MINUTE,
    })
    await writeMail(ctx, {
      cause: `password-reset:${id}`,
      to: person.email,
      mail: layOut({ ...view, origin: ctx.school.origin }, language, letter),
    })
  })
}
