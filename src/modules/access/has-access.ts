import type { Ctx } from '#platform/context.ts'
import { findAccessSpan } from './find-access-span.ts'

/** Whether whoever is looking may use a product: admins all of their school's, students what was granted, visitors nothing. */
export async function hasAccess(ctx: Ctx, productId: string): Promise<boolean> {
  if (ctx.actor.role === 'admin' || ctx.actor.role === 'system') return true
  if (ctx.actor.role === 'reader') return ctx.actor.opened.includes(productId)
  if (ctx.actor.role !== 'student') return false
  return (await findAccessSpan(ctx, ctx.actor.id, productId)) !== undefined
}
