import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { ReportableKind } from '#modules/moderation/index.ts'
import type { Commentables, Place } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { countReplies } from './count-replies.ts'
import { deleteComment } from './delete-comment.ts'
import { deleteReply } from './delete-reply.ts'
import { replyPosted } from './events.ts'
import { keepPlace, lockComment, lockReply } from './lock-item.ts'
import type { CommentParts } from './parts.ts'
import { showComments } from './show-comments.ts'
import { comments, replies } from './tables.ts'

type LockedComment = Awaited<ReturnType<typeof lockComment>>
type LockedReply = Awaited<ReturnType<typeof lockReply>> & { commentId: string }

/** Comments are reported by whoever reads them, and judged by admins. */
export const reportableComments = (
  parts: Pick<CommentParts, 'commentables' | 'commentReviews'>,
): ReportableKind<LockedComment> => ({
  type: COMMENT_TYPE,
  lock: (ctx, id) => lockComment(ctx, id, parts.commentables),
  async show(ctx, ids) {
    const rows = await ctx.tx.select(shownColumns(comments)).from(comments).where(inArray(comments.id, ids))
    return placed(ctx, rows, parts.commentables)
  },
  writtenBy: (ctx, authorId, list) => newestBy(ctx, comments, authorId, list),
  async remove(ctx, id) {
    await deleteComment(ctx, { id }, parts)
  },
  async hold(ctx, id, { on }) {
    await ctx.tx.update(comments).set({ heldAt: ctx.now }).where(eq(comments.id, id))
    await parts.commentReviews.takeDown(ctx, id)
    ctx.changes(commentsOn(on))
    await parts.commentables.countChanged(ctx, on, -1)
  },
  async letThrough(ctx, id, { wasShown }) {
    const [row] = await ctx.tx
      .update(comments)
      .set({ heldAt: null })
      .where(and(eq(comments.id, id), isNotNull(comments.heldAt)))
      .returning({ authorId: comments.authorId, type: comments.commentableType, itemId: comments.commentableId })
    const { authorId, type, itemId } = foundOr404(row)
    await showComments(ctx, [{ id, authorId, on: { type, id: itemId }, wasShown }], parts.commentables)
  },
})

export const reportableReplies = (commentables: Commentables): ReportableKind<LockedReply> => ({
  type: REPLY_TYPE,
  isAddressed: true,
  async lock(ctx, id) {
    const { commentId } = await keepPlaceOf(ctx, id)
    return { ...(await lockReply(ctx, id, commentables)), commentId }
  },
  async show(ctx, ids) {
    const rows = await ctx.tx
      .select({ ...shownColumns(replies), commentId: replies.commentId })
      .from(replies)
      .innerJoin(comments, eq(comments.id, replies.commentId))
      .where(inArray(replies.id, ids))
    return placed(ctx, rows, commentables)
  },
  writtenBy: (ctx, authorId, list) => newestBy(ctx, replies, authorId, list),
  async remove(ctx, id) {
    await deleteReply(ctx, { id }, commentables)
  },
  async hold(ctx, id, { commentId, on }) {
    await ctx.tx.update(replies).set({ heldAt: ctx.now }).where(eq(replies.id, id))
    ctx.changes(commentsOn(on))
    await countReplies(ctx, commentId, -1)
  },
  async letThrough(ctx, id, { wasShown }) {
    const { commentId, on } = await keepPlaceOf(ctx, id)
    ctx.changes(commentsOn(on))
    await countReplies(ctx, commentId, 1)
    const [shown] = await ctx.tx
      .update(replies)
      .set({ heldAt: null })
      .where(and(eq(replies.id, id), isNotNull(replies.heldAt)))
      .returning({ authorId: replies.authorId })
    const { authorId } = foundOr404(shown)
    if (!wasShown) ctx.emit(replyPosted({ reply_id: id, comment_id: commentId, author_id: authorId }))
  },
})

/** Its comment, which stays: kept before the reply is, as by whoever deletes it. */
async function keepPlaceOf(ctx: Ctx, replyId: string) {
  const [reply] = await ctx.tx.select({ commentId: replies.commentId }).from(replies).where(eq(replies.id, replyId))
  const { commentId } = foundOr404(reply)
  return { commentId, on: await keepPlace(ctx, commentId) }
}

const shownColumns = (items: typeof comments | typeof replies) => ({
  id: items.id,
  text: items.body,
  writtenAt: items.createdAt,
  on: { type: comments.commentableType, id: comments.commentableId },
})

const newestBy = (
  ctx: Ctx,
  items: typeof comments | typeof replies,
  authorId: string,
  { cursor, rows }: { cursor: string | undefined; rows: number },
) =>
  ctx.tx
    .select({ id: items.id, createdAt: items.createdAt, heldAt: items.heldAt })
    .from(items)
    .where(and(eq(items.authorId, authorId), olderThan(items.createdAt, items.id, cursor)))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(rows)

interface Written {
  id: string
  text: string
  writtenAt: Date
  on: { type: string; id: string }
  /** of a reply */
  commentId?: string
}

async function placed(ctx: Ctx, rows: Written[], commentables: Commentables) {
  const places = await commentables.describe(
    ctx,
    rows.map(({ on }) => on),
  )
  return rows.flatMap(({ on, commentId, ...item }) => {
    const place = places.get(on.id)
    return place ? [{ ...item, title: place.title, url: urlIn(place, commentId ?? item.id) }] : []
  })
}

/** The page of the comment, at the comment. */
const urlIn = ({ url }: Place, commentId: string): string => `${url.split('#')[0]}#comment-${commentId}`
