import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { categories } from './tables.ts'

export async function listCategories(ctx: Ctx) {
  const { id, name, position } = categories
  return { data: await ctx.tx.select({ id, name }).from(categories).orderBy(asc(position), asc(id)).limit(500) }
}
