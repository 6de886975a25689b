import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { aWorld } from '#test/world.ts'
import type { CommentableKind } from './commentable.ts'
import type { CommentableRef } from './contract.ts'
import { comments, replies } from './tables.ts'

/** Of a kind of item that lies in no table: it is judged by its id alone. */
export const inNoTable = { facts: sql`select '{}'::json as facts`, asks: {}, asking: () => ({}) }

/** A kind of item with nothing behind it: every signed-in person sees those in `open` and comments on them. */
export function aCommentableKind(type = 'App\\Page', { takesVideos = false } = {}) {
  const items = new Map<string, { schoolId: string; maySee: boolean; mayComment: boolean; count: number }>()
  const kind: CommentableKind = {
    type,
    ...(takesVideos && { takesVideos }),
    ...inNoTable,
    judge(ctx, id) {
      const item = items.get(id)
      if (!item || item.schoolId !== ctx.school.id) return undefined
      return { id, title: 'Światło', url: `/page/${id}`, maySee: item.maySee, mayComment: item.mayComment }
    },
    describe: async (_ctx, ids) => ids.map((id) => ({ id, title: 'Światło', url: `/page/${id}` })),
    async countChanged(_ctx, id, by) {
      items.get(id)!.count += by
    },
  }
  const anItem = (school: { id: string }, given: { maySee?: boolean; mayComment?: boolean } = {}): CommentableRef => {
    const id = newId()
    items.set(id, { schoolId: school.id, maySee: true, mayComment: true, count: 0, ...given })
    return { type, id }
  }
  return { kind, anItem, countOf: (on: CommentableRef) => items.get(on.id)?.count }
}

/** A world with pages that everybody comments on. */
export async function aWorldOfPages() {
  const { kind, ...pages } = aCommentableKind()
  const world = await aWorld()
  world.commentables.register(kind)
  return { world, ...pages }
}

interface Author {
  id: string
  role: 'admin' | 'student'
}

/** A comment that is simply there. */
export async function aComment(
  ctx: Ctx,
  author: Author,
  on: CommentableRef,
  given: Partial<typeof comments.$inferInsert> = {},
) {
  const [row] = await ctx.tx
    .insert(comments)
    .values({
      commentableType: on.type,
      commentableId: on.id,
      authorId: author.id,
      byAdmin: author.role === 'admin',
      body: 'Zażółć gęślą jaźń',
      createdAt: ctx.now,
      ...given,
    })
    .returning()
  return row!
}

export async function aReply(
  ctx: Ctx,
  author: Author,
  commentId: string,
  given: Partial<typeof replies.$inferInsert> = {},
) {
  const [row] = await ctx.tx
    .insert(replies)
    .values({
      commentId,
      authorId: author.id,
      byAdmin: author.role === 'admin',
      body: 'Dokładnie tak',
      createdAt: ctx.now,
      ...given,
    })
    .returning()
  return row!
}
