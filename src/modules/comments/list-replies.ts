import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, pageFrom, readCursor } from '#platform/db/paging.ts'
import { counted } from '#platform/db/counters.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { viewPicture } from '#modules/media/index.ts'
import { pictureColumns } from '#modules/media/columns.ts'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { voteBy } from '#modules/votes/index.ts'
import { votes } from '#modules/votes/tables.ts'
import type { Commentables } from './commentable.ts'
import { REPLY_TYPE, type listReplies as contract, type ReplyPage } from './contract.ts'
import { getComment } from './get-comment.ts'
import { readable } from './readable.ts'
import { replies } from './tables.ts'
import { viewReply } from './view.ts'

const PAGE = 20
const OLDEST = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** 20 at a time, oldest first, with authors and the viewer's own votes. */
export async function listReplies(
  ctx: Ctx,
  { id, cursor }: Input<typeof contract>,
  commentables: Commentables,
): Promise<ReplyPage> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const after = cursor === undefined ? OLDEST : textOf(readCursor(cursor))
  const comment = await getComment(ctx, id)
  await commentables.get(ctx, comment.on)
  const rows = await repliesAfter(ctx.tx, {
    commentId: id,
    viewerId: ctx.actor.id,
    seesHeld: ctx.actor.role === 'admin',
    createdAt: after.createdAt,
    id: after.id,
  })
  return pageFrom(
    rows,
    PAGE,
    (row) => viewReply({ ...row, image: viewPicture(row.image) }, ctx.actor),
    (last) => `/comments/${id}/replies?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}

const textOf = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ createdAt: createdAt.toISOString(), id })

const answered = alias(replies, 'answered')
const answeredAuthor = alias(people, 'answered_author')

const repliesAfter = prepared('replies_after', (tx) =>
  tx
    .select({
      id: replies.id,
      commentId: replies.commentId,
      body: replies.body,
      byAdmin: replies.byAdmin,
      heldAt: replies.heldAt,
      createdAt: replies.createdAt,
      upVotesCount: counted(replies.upVotesCount, 'up_votes_count', replies.id),
      votes: counted(replies.votes, 'votes', replies.id),
      vote: votes.value,
      author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role },
      image: pictureColumns,
      replyTo: { id: answeredAuthor.id, name: answeredAuthor.name },
    })
    .from(replies)
    .innerJoin(people, eq(people.id, replies.authorId))
    .leftJoin(images, eq(images.id, replies.imageId))
    .leftJoin(answered, eq(answered.id, replies.replyToId))
    .leftJoin(answeredAuthor, eq(answeredAuthor.id, answered.authorId))
    .leftJoin(votes, voteBy(sql.placeholder('viewerId'), { type: REPLY_TYPE, id: replies.id }))
    .where(inArray(replies.id, oldestOfComment(tx)))
    .orderBy(replies.createdAt, replies.id),
)

/** Cut off before anything is joined: a prepared plan expects few replies, and would join them all before sorting. */
const oldestOfComment = (tx: Tx) =>
  tx
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(
        eq(replies.commentId, sql.placeholder('commentId')),
        readable(replies),
        sql`(${replies.createdAt}, ${replies.id}) > (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(replies.createdAt, replies.id)
    .limit(atMost(PAGE + 1))
