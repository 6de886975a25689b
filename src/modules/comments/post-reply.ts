import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotAllowed, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { requirePicture } from '#modules/media/index.ts'
import { admitWriting, mayRead } from '#modules/moderation/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Commentables } from './commentable.ts'
import { type postReply as contract, REPLY_TYPE } from './contract.ts'
import { commentsOn } from './comments-on.ts'
import { countReplies } from './count-replies.ts'
import { replyPosted } from './events.ts'
import { keepComment } from './lock-item.ts'
import { replies } from './tables.ts'
import { viewReply } from './view.ts'

/**
 * To a comment, or to one of its replies. Refuses who may not comment there (403) or writes too fast (429), and what is
 * not there (404).
 */
export async function postReply(
  ctx: Ctx,
  { id: commentId, body, reply_to_id: replyToId, imageId }: Input<typeof contract> & { imageId?: string },
  commentables: Commentables,
): Promise<Answer<typeof contract>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const { actor } = ctx
  const id = newId()
  const { heldAt } = await admitWriting(ctx, { kind: 'comment', type: REPLY_TYPE, id, text: body })
  const { item, on } = await keepComment(ctx, commentId, commentables)
  ctx.changes(commentsOn(on))
  if (!item.mayComment) throw new NotAllowed()
  ctx.note({ subject: body, url: item.url })
  const replyTo = replyToId === undefined ? null : await answeredAuthor(ctx, commentId, replyToId)
  const image =
    imageId === undefined ? null : await requirePicture(ctx, { id: imageId, context: 'reply', field: 'image' })
  const [row] = await insertReply(ctx.tx, {
    id,
    commentId,
    replyToId: replyToId ?? null,
    imageId: imageId ?? null,
    authorId: actor.id,
    byAdmin: actor.role === 'admin',
    body,
    heldAt,
    createdAt: ctx.now,
  })
  const { avatar, ...reply } = row!
  if (!heldAt) {
    await countReplies(ctx, commentId, 1)
    ctx.emit(replyPosted({ reply_id: id, comment_id: commentId, author_id: actor.id }))
  }
  const author = { id: actor.id, name: actor.name, avatar, role: reply.byAdmin ? 'admin' : 'student' } as const
  return { reply: viewReply({ ...reply, vote: null, author, replyTo, image }, actor) }
}

async function answeredAuthor(ctx: Ctx, commentId: string, replyId: string) {
  const [found] = await ctx.tx
    .select({ author: { id: people.id, name: people.name }, heldAt: replies.heldAt })
    .from(replies)
    .innerJoin(people, eq(people.id, replies.authorId))
    .where(and(eq(replies.id, replyId), eq(replies.commentId, commentId)))
  const { author, heldAt } = foundOr404(found)
  refuseUnless(mayRead(ctx.actor, { authorId: author.id, heldAt }), new NotFound())
  return author
}

const insertReply = prepared('insert_reply', (tx) =>
  tx
    .insert(replies)
    .values({
      id: sql.placeholder('id'),
      commentId: sql.placeholder('commentId'),
      replyToId: sql.placeholder('replyToId'),
      imageId: sql.placeholder('imageId'),
      authorId: sql.placeholder('authorId'),
      byAdmin: sql.placeholder('byAdmin'),
      body: sql.placeholder('body'),
      heldAt: sql`${sql.placeholder('heldAt')}::timestamptz`,
      createdAt: sql.placeholder('createdAt'),
    })
    .returning({
      id: replies.id,
      commentId: replies.commentId,
      body: replies.body,
      byAdmin: replies.byAdmin,
      heldAt: replies.heldAt,
      createdAt: replies.createdAt,
      upVotesCount: replies.upVotesCount,
      votes: replies.votes,
      avatar: sql<string | null>`(select ${people.avatar} from ${people} where ${people.id} = ${replies.authorId})`,
    }),
)
