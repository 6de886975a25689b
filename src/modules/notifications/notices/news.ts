import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Commentable, Commentables } from '#modules/comments/index.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { posts } from '#modules/community/tables.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { NoticeKind } from '../vocabulary.ts'

/** One new thing, as its reader is told of it. */
export interface News {
  id: string
  kind: NoticeKind
  author: string
  /** plain text; empty for posts, whose title says what they are about */
  body: string
  /** of the post or lecture it is on */
  title: string
  path: string
}

type Written = Omit<News, 'title' | 'path'> & { on: { type: string; id: string }; anchor: string }

/** What of these is still there, shown, and open to the reader, who is `ctx.actor`. */
export async function readNews(
  ctx: Ctx,
  noted: Array<{ kind: NoticeKind; itemId: string }>,
  commentables: Commentables,
): Promise<News[]> {
  const idsOf = (wanted: NoticeKind) => noted.flatMap(({ kind, itemId }) => (kind === wanted ? itemId : []))
  const written = [
    ...(await newPosts(ctx, idsOf('post'))),
    ...(await newComments(ctx, idsOf('comment'))),
    ...(await newReplies(ctx, idsOf('reply'))),
  ]
  const items = await findItems(ctx, written, commentables)
  return written.flatMap(({ on, anchor, ...news }) => {
    const item = items.get(on.id)
    return item?.maySee ? { ...news, title: item.title, path: `${item.url.split('#', 1)[0]}${anchor}` } : []
  })
}

/** Each post or lecture once, with what the reader may do there. */
async function findItems(ctx: Ctx, written: Written[], commentables: Commentables) {
  const items = new Map<string, Commentable | undefined>()
  for (const { on } of written) if (!items.has(on.id)) items.set(on.id, await commentables.find(ctx, on))
  return items
}

async function newPosts({ tx }: Ctx, ids: string[]): Promise<Written[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: posts.id, author: people.name })
    .from(posts)
    .innerJoin(people, eq(people.id, posts.authorId))
    .where(and(inArray(posts.id, ids), isNull(posts.heldAt)))
  return rows.map((row) => ({ ...row, kind: 'post', body: '', on: { type: POST_TYPE, id: row.id }, anchor: '' }))
}

const onItem = { type: comments.commentableType, itemId: comments.commentableId, commentId: comments.id }

async function newComments({ tx }: Ctx, ids: string[]): Promise<Written[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: comments.id, author: people.name, body: comments.body, ...onItem })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(and(inArray(comments.id, ids), isNull(comments.heldAt)))
  return rows.map((row) => asWritten('comment', row))
}

async function newReplies({ tx }: Ctx, ids: string[]): Promise<Written[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: replies.id, author: people.name, body: replies.body, ...onItem })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .innerJoin(people, eq(people.id, replies.authorId))
    .where(and(inArray(replies.id, ids), isNull(replies.heldAt), isNull(comments.heldAt)))
  return rows.map((row) => asWritten('reply', row))
}

interface Row {
  id: string
  author: string
  body: string
  type: string
  itemId: string
  commentId: string
}

const asWritten = (kind: NoticeKind, { id, author, body, type, itemId, commentId }: Row): Written => ({
  id,
  kind,
  author,
  body,
  on: { type, id: itemId },
  anchor: `#comment-${commentId}`,
})
