import { and, asc, eq, exists } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { categories, products } from './tables.ts'

/** A category is shown while something in it is: a draft would be told of by its name. */
export async function listCategories(ctx: Ctx) {
  return { data: await categoriesWithCourses(ctx.tx) }
}

const categoriesWithCourses = prepared('categories_with_courses', (tx) => {
  const { id, name, position } = categories
  const product = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, id), eq(products.status, 'published'), eq(products.isHidden, false)))
  return tx.select({ id, name }).from(categories).where(exists(product)).orderBy(asc(position), asc(id)).limit(500)
})
