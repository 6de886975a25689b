import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { abandonUploads } from '#modules/media/index.ts'
import { dropCases } from '#modules/moderation/index.ts'
import { dropVotes } from '#modules/votes/index.ts'
import { COMMENT_TYPE, REPLY_TYPE } from './contract.ts'
import { comments, replies } from './tables.ts'

type Ids = string[] | SQLWrapper

const isOn = (type: string, ids: Ids) =>
  and(eq(comments.commentableType, type), inArray(comments.commentableId, ids as SQLWrapper))

/** Holds the comments of items that are about to be deleted, before their module locks the items. */
export async function lockComments(ctx: Ctx, type: string, ids: Ids): Promise<void> {
  await ctx.tx.execute(sql`
    with locked as (select id from ${comments} where ${isOn(type, ids)} order by id for update)
    select count(*) from locked`)
}

/** Removes everything said under items that are being deleted, with its votes and files; `ids` is a list or a subquery. */
export async function dropComments(ctx: Ctx, type: string, ids: Ids): Promise<void> {
  const gone = ctx.tx.select({ id: comments.id }).from(comments).where(isOn(type, ids))
  const theirReplies = ctx.tx.select({ id: replies.id }).from(replies).where(inArray(replies.commentId, gone))
  await ctx.tx.execute(sql`
    with locked as (select id from ${replies} where ${inArray(replies.commentId, gone)} order by id for update)
    select count(*) from locked`)
  await dropVotes(ctx, REPLY_TYPE, theirReplies)
  await dropCases(ctx, REPLY_TYPE, theirReplies)
  await dropVotes(ctx, COMMENT_TYPE, gone)
  await dropCases(ctx, COMMENT_TYPE, gone)
  const answers = await ctx.tx
    .delete(replies)
    .where(inArray(replies.commentId, gone))
    .returning({ imageId: replies.imageId })
  const asked = await ctx.tx
    .delete(comments)
    .where(isOn(type, ids))
    .returning({ videoId: comments.videoId, imageId: comments.imageId })
  abandonUploads(ctx, {
    imageIds: [...answers, ...asked].flatMap(({ imageId }) => imageId ?? []),
    videoIds: asked.flatMap(({ videoId }) => videoId ?? []),
  })
}
