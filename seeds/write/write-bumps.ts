import { inArray } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { createBump } from '#modules/checkout/bumps/store-bump.ts'
import type { Ctx } from '#platform/context.ts'
import type { BumpContent } from '../content.ts'

/** What checkouts offer beside their products, as an admin would say it. */
export async function writeBumps(ctx: Ctx, bumps: BumpContent[]): Promise<void> {
  for (const { at, offered, amount, heading, words } of bumps) {
    const rows = await ctx.tx
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(inArray(products.title, [at, offered]))
    const idOf = (wanted: string) => rows.find(({ title }) => title === wanted)!.id
    const { variants } = await getProduct(ctx, { productId: idOf(offered) })
    await createBump(ctx, {
      productId: idOf(at),
      offered_variant_id: variants[0]!.variant.id,
      price: 'amount',
      value: amount,
      heading,
      words,
    })
  }
}
