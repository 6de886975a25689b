import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn, readsSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { counted } from '#platform/db/counters.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { viewPicture, viewVideo } from '#modules/media/index.ts'
import { pictureColumns, videoColumns } from '#modules/media/columns.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { voteBy } from '#modules/votes/index.ts'
import { votes } from '#modules/votes/tables.ts'
import { type CommentableKind, ofEachKind, seen } from './commentable.ts'
import { type Comment, COMMENT_TYPE, type CommentPage, type listComments as contract } from './contract.ts'
import { commentsOn } from './comments-on.ts'
import type { CommentParts } from './parts.ts'
import { readable } from './readable.ts'
import { comments, replies } from './tables.ts'
import { type CommentRow, viewComment } from './view.ts'

export const PAGE = 20

/** 20 at a time, newest first, with authors and the viewer's own votes. Refuses who may not see the item. */
export async function listComments(
  ctx: Ctx,
  { type, id, cursor }: Input<typeof contract>,
  { commentables, media, commentReviews }: CommentParts,
): Promise<CommentPage> {
  if (!readsSignedIn(ctx.actor)) throw new NotSignedIn()
  const before = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
  const kind = commentables.of(type)
  const rows = await commentsBefore(kind)(ctx.tx, {
    ...kind.asking(ctx),
    type,
    itemId: id,
    viewerId: isSignedIn(ctx.actor) ? ctx.actor.id : null,
    seesHeld: ctx.actor.role === 'admin',
    createdAt: before.createdAt,
    id: before.id,
  })
  const { courseId } = seen(
    rows[0] ? judged(ctx, kind, { id, facts: rows[0].facts }) : await commentables.find(ctx, { type, id }),
  )
  ctx.shows(commentsOn({ type, id }))
  const view = await viewing(ctx, rows, courseId, { media, commentReviews })
  return pageFrom(rows, PAGE, view, (last) => `/comments?${new URLSearchParams({ type, id, cursor: cursorOf(last) })}`)
}

/** How rows are shown to whoever asks: admins learn which of them are reviews of the course, or may become one. */
export async function viewing(
  ctx: Ctx,
  rows: ReadRow[],
  courseId: string | undefined,
  { media, commentReviews }: Pick<CommentParts, 'media' | 'commentReviews'>,
): Promise<(row: ReadRow) => Comment> {
  const asked = ctx.actor.role === 'admin' && courseId
  const standings = asked ? await commentReviews.standings(ctx, courseId, rows.flatMap(writtenByStudent)) : undefined
  return (row) =>
    viewComment(
      {
        ...row,
        video: row.video && viewVideo(row.video, media),
        image: viewPicture(row.image),
        standing: standings?.get(row.id),
      },
      ctx.actor,
    )
}

const judged = (ctx: Ctx, kind: CommentableKind, { id, facts }: { id: string; facts: string | null }) =>
  facts === null ? undefined : kind.judge(ctx, id, JSON.parse(facts))

/** What may be a review: a student's words that everyone reads. */
const writtenByStudent = ({ id, author, byAdmin, heldAt }: Omit<CommentRow, 'video' | 'image'>) =>
  author.role === 'student' && !byAdmin && !heldAt ? [{ id, authorId: author.id }] : []

const commentsBefore = ofEachKind(({ type, facts }) =>
  prepared(`comments_before_${type}`, (tx) =>
    selectComments(tx, facts)
      .where(inArray(comments.id, newestOfItem(tx, PAGE + 1)))
      .orderBy(desc(comments.createdAt), desc(comments.id)),
  ),
)

/** With authors and the votes of the placeholder `viewerId`; `facts` are of the item, with each of its comments. */
export const selectComments = (tx: Tx, facts: SQL) =>
  tx
    .select({
      id: comments.id,
      body: comments.body,
      position: comments.positionSeconds,
      byAdmin: comments.byAdmin,
      heldAt: comments.heldAt,
      createdAt: comments.createdAt,
      repliesCount: sql`${counted(comments.repliesCount, 'replies_count', comments.id)} + ${heldReplies(tx)}`.mapWith(
        Number,
      ),
      upVotesCount: counted(comments.upVotesCount, 'up_votes_count', comments.id),
      votes: counted(comments.votes, 'votes', comments.id),
      vote: votes.value,
      video: videoColumns,
      image: pictureColumns,
      author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role },
      facts: sql<string | null>`(${facts})::text`,
    })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .leftJoin(videos, eq(videos.id, comments.videoId))
    .leftJoin(images, eq(images.id, comments.imageId))
    .leftJoin(votes, voteBy(sql.placeholder('viewerId'), { type: COMMENT_TYPE, id: comments.id }))

type ReadRow = Awaited<ReturnType<typeof selectComments>>[number]

/** The counter leaves out what is held; its author and admins read it all the same. */
const heldReplies = (tx: Tx) =>
  tx
    .select({ count: sql`count(*)` })
    .from(replies)
    .where(
      and(
        eq(replies.commentId, comments.id),
        isNotNull(replies.heldAt),
        or(sql`${sql.placeholder('seesHeld')}::boolean`, eq(replies.authorId, sql.placeholder('viewerId'))),
      ),
    )

/** Cut off before anything is joined: a prepared plan expects few comments, and would join them all before sorting. */
const newestOfItem = (tx: Tx, rows: number) =>
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
    .limit(atMost(rows))
