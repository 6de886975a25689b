import type { Ctx } from '#platform/context.ts'
import type { Commentables } from './commentable.ts'
import type { CommentableRef } from './contract.ts'

/** For the audit list: what an admin took away, and where it stood. */
export async function noteOf(ctx: Ctx, body: string, on: CommentableRef, commentables: Commentables): Promise<void> {
  if (ctx.actor.role !== 'admin') return
  const item = await commentables.find(ctx, on)
  ctx.note({ subject: body, ...(item && { url: item.url }) })
}
