import { eq, like, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { freeSlug, slugOf } from './slug.ts'
import { products } from './tables.ts'
import type { ProductKind } from './vocabulary.ts'

/** A slug no other product of the school has. Two admins with the same title wait for each other. */
export async function chooseSlug(ctx: Ctx, title: string, kind: ProductKind): Promise<string> {
  const slug = slugOf(title, kind.replace('_', '-'))
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.school.id}:slug:${slug}`}, 0))`)
  const rows = await ctx.tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)))
  return freeSlug(slug, new Set(rows.map((row) => row.slug)))
}
