import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { categories } from './tables.ts'

export async function listAllCategories(ctx: Ctx) {
  return { data: await categoriesInOrder(ctx.tx) }
}

const categoriesInOrder = prepared('categories_in_order', (tx) => {
  const { id, name, position } = categories
  return tx.select({ id, name }).from(categories).orderBy(asc(position), asc(id)).limit(500)
})
