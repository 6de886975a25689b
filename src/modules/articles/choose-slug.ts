import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { slugOf } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import { type Article, articleAddresses, articles } from './tables.ts'

/** One made of the title, which neither is nor was any other article's. Call `lockSlugs` first. */
export async function slugFrom({ tx }: Ctx, title: string): Promise<string> {
  const slug = slugOf(title, 'article')
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${articles} where ${or(eq(articles.slug, slug), like(articles.slug, `${slug}-%`))}
    union select slug from ${articleAddresses}
    where ${or(eq(articleAddresses.slug, slug), like(articleAddresses.slug, `${slug}-%`))}`)
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** Refuses under its field a typed one that another article has. Call `lockSlugs` first. */
export async function requireFreeSlug({ tx }: Ctx, slug: string, butId?: string): Promise<void> {
  const taken = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), butId === undefined ? undefined : ne(articles.id, butId)))
  if (taken.length > 0) throw invalidField('slug', 'validation.article-slug-unique')
}

/** The old address leads to the new one, which leads nowhere else any more. */
export async function moveAddress(
  { tx, now }: Ctx,
  { id: articleId, slug: was }: Article,
  slug: string,
): Promise<void> {
  await tx.delete(articleAddresses).where(eq(articleAddresses.slug, slug))
  if (was !== slug) await tx.insert(articleAddresses).values({ articleId, slug: was, createdAt: now })
}

/** Two admins who choose addresses wait for each other. */
export const lockSlugs = ({ tx, school }: Ctx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${school.id}:article-slugs`}, 0))`)
