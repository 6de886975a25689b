import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { products } from './tables.ts'

const AT_MOST = 500

export async function listPanelProducts(ctx: Ctx) {
  const { id, kind, title } = products
  return { data: await ctx.tx.select({ id, kind, title }).from(products).orderBy(asc(title), asc(id)).limit(AT_MOST) }
}
