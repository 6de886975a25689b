import { type SQL, sql } from 'drizzle-orm'
import type { Circumstances } from '#platform/context.ts'
import type { Finding, Found, VotableKind } from '#modules/votes/index.ts'
import { type CommentableKind, type Commentables, ofEachKind, seen } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, type CommentableRef, REPLY_TYPE } from './contract.ts'
import { placeOfComment, placeOfReply } from './place-of.ts'

const readable = (alias: string): SQL => {
  const item = sql.raw(alias)
  return sql`(${item}.held_at is null or ${item}.author_id = ${sql.placeholder('voterId')} or ${sql.placeholder('seesHeld')})`
}

const voted = sql.placeholder('votedId')

/** Comments can be voted on by whoever sees what they are under. */
export const votableComments = (commentables: Commentables): VotableKind => ({
  type: COMMENT_TYPE,
  table: 'comments',
  find: async (ctx, id) => foundUnder(ctx, await placeOfComment(ctx, id), { commentables, findingUnder: commentUnder }),
})

/** A reply to what is held is as held. */
export const votableReplies = (commentables: Commentables): VotableKind => ({
  type: REPLY_TYPE,
  table: 'replies',
  find: async (ctx, id) => foundUnder(ctx, await placeOfReply(ctx, id), { commentables, findingUnder: replyUnder }),
})

const commentUnder = ofEachKind(({ type, facts, asks }) => ({
  name: `comments_under_${type}`,
  asks: { ...asks, itemId: 'uuid' },
  kept: sql`select c.id from comments c where c.id = ${voted} and ${readable('c')} for key share of c`,
  facts,
}))

const replyUnder = ofEachKind(({ type, facts, asks }) => ({
  name: `replies_under_${type}`,
  asks: { ...asks, itemId: 'uuid' },
  kept: sql`
    select r.id from replies r join comments c on c.id = r.comment_id
    where r.id = ${voted} and ${readable('r')} and ${readable('c')} for key share of r`,
  facts,
}))

function foundUnder(
  ctx: Circumstances,
  on: CommentableRef,
  { commentables, findingUnder }: { commentables: Commentables; findingUnder: (kind: CommentableKind) => Finding },
): Found {
  const kind = commentables.of(on.type)
  return {
    finding: findingUnder(kind),
    asking: { ...kind.asking(ctx), itemId: on.id },
    changes: commentsOn(on),
    admit: (facts) => void seen(facts === null ? undefined : kind.judge(ctx, on.id, facts)),
  }
}
