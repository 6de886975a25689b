import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { newId } from '#platform/ids.ts'
import { NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import { admitWriting } from '#modules/moderation/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Video } from '#modules/media/contract.ts'
import type { Commentables } from './commentable.ts'
import { commentsOn } from './comments-on.ts'
import { COMMENT_TYPE, type postComment as contract } from './contract.ts'
import { showComment } from './show-comment.ts'
import { comments } from './tables.ts'
import { viewComment } from './view.ts'

type Given = Omit<Input<typeof contract>, 'file'> & { video?: Video }

/** Refuses who may not comment on the item (403) or writes too fast (429), and what is not there (404). */
export async function postComment(
  ctx: Ctx,
  { type, id, body, video }: Given,
  commentables: Commentables,
): Promise<Answer<typeof contract>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const item = await commentables.get(ctx, { type, id }, { toWrite: true })
  if (!item.mayComment) throw new NotAllowed()
  const { actor } = ctx
  ctx.note({ subject: body, url: item.url })
  const commentId = newId()
  const { heldAt } = await admitWriting(ctx, { kind: 'comment', type: COMMENT_TYPE, id: commentId, text: body })
  const [row] = await insertComment(ctx.tx, {
    id: commentId,
    type,
    itemId: id,
    authorId: actor.id,
    byAdmin: actor.role === 'admin',
    body,
    videoId: video?.id ?? null,
    heldAt,
    createdAt: ctx.now,
  })
  const { avatar, ...comment } = row!
  ctx.changes(commentsOn({ type, id }))
  if (!heldAt) await showComment(ctx, { id: commentId, authorId: actor.id, on: { type, id } }, commentables)
  const author = { id: actor.id, name: actor.name, avatar, role: comment.byAdmin ? 'admin' : 'student' } as const
  return { comment: viewComment({ ...comment, vote: null, author, video: video ?? null }, actor) }
}

const insertComment = prepared('insert_comment', (tx) =>
  tx
    .insert(comments)
    .values({
      id: sql.placeholder('id'),
      commentableType: sql.placeholder('type'),
      commentableId: sql.placeholder('itemId'),
      authorId: sql.placeholder('authorId'),
      byAdmin: sql.placeholder('byAdmin'),
      body: sql.placeholder('body'),
      videoId: sql.placeholder('videoId'),
      heldAt: sql`${sql.placeholder('heldAt')}::timestamptz`,
      createdAt: sql.placeholder('createdAt'),
    })
    .returning({
      id: comments.id,
      body: comments.body,
      byAdmin: comments.byAdmin,
      heldAt: comments.heldAt,
      createdAt: comments.createdAt,
      repliesCount: comments.repliesCount,
      upVotesCount: comments.upVotesCount,
      votes: comments.votes,
      avatar: sql<string | null>`(select ${people.avatar} from ${people} where ${people.id} = ${comments.authorId})`,
    }),
)
