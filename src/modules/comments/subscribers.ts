import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import type { Commentables } from './commentable.ts'
import { replyPosted } from './events.ts'
import { findReplyToTell } from './find-reply-to-tell.ts'
import { newReplyLetter } from './mails/new-reply.ts'

export interface CommentParts {
  commentables: Commentables
  /** Writes a mail on the school's paper, once for its cause. */
  writeLetter: (
    ctx: Ctx,
    mail: { cause: string; to: string; language: Language; letter: ReturnType<typeof newReplyLetter> },
  ) => Promise<unknown>
}

/** A reply is mailed to whoever wrote the comment and the reply it answers, but never to its own author. */
export function commentReactions(reactions: Reactions, { commentables, writeLetter }: CommentParts): void {
  reactions.on(replyPosted, 'comments.mail-reply', async (ctx, { payload }) => {
    const reply = await findReplyToTell(ctx, payload.reply_id)
    const item = reply && (await commentables.find(ctx, reply.on))
    if (!item) return
    const page = new URL(item.url, ctx.school.origin)
    page.hash = `comment-${reply.commentId}`
    for (const reader of reply.readers) {
      const language = reader.language ?? ctx.school.language
      const letter = newReplyLetter(language, {
        author: reply.author,
        body: reply.body,
        title: item.title,
        url: page.href,
      })
      await writeLetter(ctx, { cause: `reply:${payload.reply_id}:${reader.id}`, to: reader.email, language, letter })
    }
  })
}
