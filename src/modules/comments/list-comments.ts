import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { type Media, viewVideo } from '#modules/media/index.ts'
import { videoColumns } from '#modules/media/columns.ts'
import { videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { votes } from '#modules/votes/tables.ts'
import type { Commentables } from './commentable.ts'
import { COMMENT_TYPE, type CommentPage, type listComments as contract } from './contract.ts'
import { readable } from './readable.ts'
import { comments } from './tables.ts'
import { viewComment } from './view.ts'

const PAGE = 20

/** 20 at a time, newest first, with authors and the viewer's own votes. Refuses who may not see the item. */
export async function listComments(
  ctx: Ctx,
  { type, id, cursor }: Input<typeof contract>,
  { commentables, media }: { commentables: Commentables; media: Media },
): Promise<CommentPage> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const before = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  await commentables.get(ctx, { type, id })
  const rows = await commentsBefore(ctx.tx, {
    type,
    itemId: id,
    viewerId: ctx.actor.id,
    seesHeld: ctx.actor.role === 'admin',
    createdAt: before.createdAt,
    id: before.id,
  })
  return pageFrom(
    rows,
    PAGE,
    (row) => viewComment({ ...row, video: row.video && viewVideo(row.video, media) }, ctx.actor),
    (last) => `/comments?${new URLSearchParams({ type, id, cursor: cursorOf(last) })}`,
  )
}

const commentsBefore = prepared('comments_before', (tx) =>
  tx
    .select({
      id: comments.id,
      body: comments.body,
      byAdmin: comments.byAdmin,
      heldAt: comments.heldAt,
      createdAt: comments.createdAt,
      repliesCount: comments.repliesCount,
      upVotesCount: comments.upVotesCount,
      votes: comments.votes,
      vote: votes.value,
      video: videoColumns,
      author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role },
    })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .leftJoin(videos, eq(videos.id, comments.videoId))
    .leftJoin(
      votes,
      and(
        eq(votes.votableId, comments.id),
        eq(votes.voterId, sql.placeholder('viewerId')),
        eq(votes.votableType, COMMENT_TYPE),
      ),
    )
    .where(inArray(comments.id, newestOfItem(tx)))
    .orderBy(desc(comments.createdAt), desc(comments.id)),
)

/** Cut off before anything is joined: a prepared plan expects few comments, and would join them all before sorting. */
const newestOfItem = (tx: Tx) =>
  tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.commentableType, sql.placeholder('type')),
        eq(comments.commentableId, sql.placeholder('itemId')),
        readable(comments),
        olderThanPlace(comments.createdAt, comments.id),
      ),
    )
    // "nulls last" is how the index is sorted; without it PostgreSQL would sort every comment of the item.
    .orderBy(sql`${comments.createdAt} desc nulls last`, sql`${comments.id} desc nulls last`)
    .limit(atMost(PAGE + 1))
