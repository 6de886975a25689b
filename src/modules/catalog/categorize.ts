import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { categories } from './tables.ts'

/** The category of this name, made when the school has none; null for no name. */
export async function categorize(ctx: Ctx, name: string): Promise<string | null> {
  if (name === '') return null
  const position = sql`(select coalesce(max(position), 0) + 1 from categories)`
  await ctx.tx.insert(categories).values({ name, position }).onConflictDoNothing()
  const [category] = await ctx.tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`lower(${categories.name}) = lower(${name})`)
  return category?.id ?? null
}
