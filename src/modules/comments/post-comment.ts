import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { newId } from '#platform/ids.ts'
import { NotAllowed, NotSignedIn } from '#platform/refusal.ts'
import { people } from '#modules/people/tables.ts'
import type { Video } from '#modules/media/contract.ts'
import type { Commentables } from './commentable.ts'
import type { postComment as contract } from './contract.ts'
import { commentPosted } from './events.ts'
import { comments } from './tables.ts'
import { viewComment } from './view.ts'

type Given = Omit<Input<typeof contract>, 'file'> & { video?: Video }

/** Refuses who may not comment on the item (403), and what is not there (404). */
export async function postComment(
  ctx: Ctx,
  { type, id, body, video }: Given,
  commentables: Commentables,
): Promise<Answer<typeof contract>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const item = await commentables.get(ctx, { type, id })
  if (!item.mayComment) throw new NotAllowed()
  const { actor } = ctx
  const [row] = await insertComment(ctx.tx, {
    id: newId(),
    type,
    itemId: id,
    authorId: actor.id,
    byAdmin: actor.role === 'admin',
    body,
    videoId: video?.id ?? null,
    createdAt: ctx.now,
  })
  const { avatar, ...comment } = row!
  await commentables.countChanged(ctx, { type, id }, 1)
  ctx.emit(commentPosted({ comment_id: comment.id, author_id: actor.id, commentable_type: type, commentable_id: id }))
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
      createdAt: sql.placeholder('createdAt'),
    })
    .returning({
      id: comments.id,
      body: comments.body,
      byAdmin: comments.byAdmin,
      createdAt: comments.createdAt,
      repliesCount: comments.repliesCount,
      upVotesCount: comments.upVotesCount,
      votes: comments.votes,
      avatar: sql<string | null>`(select ${people.avatar} from ${people} where ${people.id} = ${comments.authorId})`,
    }),
)
