import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { NewsSource, Noted } from '#modules/notifications/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import type { Commentable, Commentables } from './commentable.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { comments, replies } from './tables.ts'

/** New comments and replies, each where it is read: at the comment, on the page of what that is under. */
export const commentNews = (commentables: Commentables): NewsSource => ({
  kinds: ['comment', 'reply'],
  async read(ctx, noted, language) {
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const written = [...(await newComments(ctx, noted)), ...(await newReplies(ctx, noted))]
    const items = await findItems(ctx, written, commentables)
    return written.flatMap(({ kind, author, body, commentId, itemId }) => {
      const item = items.get(itemId)
      if (!item?.maySee) return []
      const names = { author, title: item.title }
      return {
        subject: say(`${kind}.subject`, names),
        said: say(`${kind}.said`, names),
        body,
        path: `${item.url.split('#', 1)[0]}#comment-${commentId}`,
        action: say(`${kind}.action`),
      }
    })
  },
})

interface Row {
  author: string
  body: string
  type: string
  itemId: string
  commentId: string
}
type Written = Row & { kind: 'comment' | 'reply' }

/** Each item once, with what the reader may do there. */
async function findItems(ctx: Ctx, written: Written[], commentables: Commentables) {
  const items = new Map<string, Commentable | undefined>()
  for (const { type, itemId: id } of written)
    if (!items.has(id)) items.set(id, await commentables.find(ctx, { type, id }))
  return items
}

const onItem = { type: comments.commentableType, itemId: comments.commentableId, commentId: comments.id }

async function newComments({ tx }: Ctx, noted: Noted[]): Promise<Written[]> {
  const ids = idsOf(noted, 'comment')
  if (ids.length === 0) return []
  const rows = await tx
    .select({ author: people.name, body: comments.body, ...onItem })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(and(inArray(comments.id, ids), isNull(comments.heldAt)))
    .orderBy(comments.createdAt, comments.id)
  return rows.map((row) => ({ ...row, kind: 'comment' }))
}

async function newReplies({ tx }: Ctx, noted: Noted[]): Promise<Written[]> {
  const ids = idsOf(noted, 'reply')
  if (ids.length === 0) return []
  const rows = await tx
    .select({ author: people.name, body: replies.body, ...onItem })
    .from(replies)
    .innerJoin(comments, eq(comments.id, replies.commentId))
    .innerJoin(people, eq(people.id, replies.authorId))
    .where(and(inArray(replies.id, ids), isNull(replies.heldAt), isNull(comments.heldAt)))
    .orderBy(replies.createdAt, replies.id)
  return rows.map((row) => ({ ...row, kind: 'reply' }))
}

const idsOf = (noted: Noted[], wanted: Written['kind']): string[] =>
  noted.flatMap(({ kind, itemId }) => (kind === wanted ? itemId : []))
