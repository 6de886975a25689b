import { cut } from '#platform/cut-text.ts'
import { asc, and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { chooseSlug } from './choose-slug.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { products, variants } from './tables.ts'
import type { Product } from './view.ts'
import { TITLE_MAX } from './vocabulary.ts'

/** Makes a draft that says and costs the same, with the prices that are sold, and without reductions; refuses with 404. */
export async function duplicateProduct(ctx: Ctx, productId: string): Promise<Product> {
  const [found] = await ctx.tx.select().from(products).where(eq(products.id, productId))
  const { id: _, slug: _slug, stockSold: _sold, publishedAt: _published, ...said } = foundOr404(found)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const title = cut(say('copy', { title: said.title }), TITLE_MAX)
  const [made] = await ctx.tx
    .insert(products)
    .values({
      ...said,
      title,
      slug: await chooseSlug(ctx, title, said.kind),
      authorId: isSignedIn(ctx.actor) ? ctx.actor.id : null,
      status: 'draft',
      createdAt: ctx.now,
    })
    .returning()
  const sold = await ctx.tx
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), isNotNull(variants.position)))
    .orderBy(asc(variants.position))
  await ctx.tx
    .insert(variants)
    .values(sold.map(({ id: _id, ...variant }) => ({ ...variant, productId: made!.id, createdAt: ctx.now })))
  await ctx.tx.execute(sql`
    insert into product_pitches (product_id, outcomes, audience, questions)
    select ${made!.id}, outcomes, audience, questions from product_pitches where product_id = ${productId}`)
  return made!
}
