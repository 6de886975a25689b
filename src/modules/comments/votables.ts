import type { Ctx } from '#platform/context.ts'
import type { VotableKind } from '#modules/votes/index.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, type CommentableRef, REPLY_TYPE } from './contract.ts'
import { placeOfComment, placeOfReply } from './place-of.ts'

const readable = (alias: string): string =>
  `exists (select from voter where ${alias}.held_at is null or ${alias}.author_id = voter.id or voter.held)`

/** Comments can be voted on by whoever sees what they are under. */
export const votableComments = (commentables: Commentables): VotableKind => ({
  type: COMMENT_TYPE,
  table: 'comments',
  kept: `select c.id from comments c where c.id = $1 and ${readable('c')} for key share of c`,
  admit: async (ctx, id) => admit(ctx, await placeOfComment(ctx, id), commentables),
})

/** A reply to what is held is as held. */
export const votableReplies = (commentables: Commentables): VotableKind => ({
  type: REPLY_TYPE,
  table: 'replies',
  kept: `
    select r.id from replies r join comments c on c.id = r.comment_id
    where r.id = $1 and ${readable('r')} and ${readable('c')} for key share of r`,
  admit: async (ctx, id) => admit(ctx, await placeOfReply(ctx, id), commentables),
})

async function admit(ctx: Ctx, on: CommentableRef, commentables: Commentables): Promise<void> {
  await commentables.get(ctx, on)
  ctx.changes(commentsOn(on))
}
