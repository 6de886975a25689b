import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { FROM_THE_NEWEST } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { VoteValue } from '#modules/votes/contract.ts'
import { votes } from '#modules/votes/tables.ts'
import type { Commentables } from './commentable.ts'
import { COMMENT_TYPE, type CommentableRef, type OwnComments } from './contract.ts'
import { newestOfItem, PAGE } from './list-comments.ts'
import { rightsOver } from './policy.ts'
import { comments, replies } from './tables.ts'

/** Of twice as many as a page shows: one that is kept may be a moment behind. Refuses who may not see the item. */
export async function listOwnComments(
  ctx: Ctx,
  { type, id }: CommentableRef,
  commentables: Commentables,
): Promise<OwnComments> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  await commentables.get(ctx, { type, id })
  const asked = { type, itemId: id, viewerId: actor.id, seesHeld: false }
  const rows = await ownComments(ctx.tx, { ...asked, ...FROM_THE_NEWEST })
  return {
    votes: rows.flatMap(({ id: commentId, vote }) => (vote ? [{ id: commentId, vote: vote as VoteValue }] : [])),
    written: rows
      .filter(({ authorId }) => authorId === actor.id)
      .map((row) => ({ id: row.id, can: rightsOver(actor, row) })),
    has_held: rows.some(({ heldAt, hasHeldReply }) => heldAt !== null || hasHeldReply),
  }
}

const ownComments = prepared('own_comments', (tx) =>
  tx
    .select({
      id: comments.id,
      vote: votes.value,
      authorId: comments.authorId,
      byAdmin: comments.byAdmin,
      heldAt: comments.heldAt,
      hasHeldReply: sql<boolean>`exists (${heldReply(tx)})`,
    })
    .from(comments)
    .leftJoin(
      votes,
      and(
        eq(votes.votableId, comments.id),
        eq(votes.voterId, sql.placeholder('viewerId')),
        eq(votes.votableType, COMMENT_TYPE),
      ),
    )
    .where(
      and(
        inArray(comments.id, newestOfItem(tx, 2 * PAGE)),
        or(isNotNull(votes.value), eq(comments.authorId, sql.placeholder('viewerId')), sql`exists (${heldReply(tx)})`),
      ),
    ),
)

const heldReply = (tx: Tx) =>
  tx
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(
        eq(replies.commentId, comments.id),
        isNotNull(replies.heldAt),
        eq(replies.authorId, sql.placeholder('viewerId')),
      ),
    )
