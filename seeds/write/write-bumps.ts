import { inArray } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { createBump } from '#modules/offers/bumps/store-bump.ts'
import { storeUpsell } from '#modules/offers/upsells/store-upsell.ts'
import type { Ctx } from '#platform/context.ts'
import type { BumpContent } from '../content.ts'

/** What checkouts offer beside their products, as an admin would say it. */
export async function writeBumps(ctx: Ctx, bumps: BumpContent[]): Promise<void> {
  for (const bump of bumps) await createBump(ctx, await saidOf(ctx, bump))
}

/** And what is offered after a purchase. */
export async function writeUpsells(ctx: Ctx, upsells: BumpContent[]): Promise<void> {
  for (const upsell of upsells) await storeUpsell(ctx, await saidOf(ctx, upsell))
}

async function saidOf(ctx: Ctx, { at, offered, amount, heading, words }: BumpContent) {
  const rows = await ctx.tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.title, [at, offered]))
  const idOf = (wanted: string) => rows.find(({ title }) => title === wanted)!.id
  const { variants } = await getProduct(ctx, { productId: idOf(offered) })
  const offered_variant_id = variants[0]!.variant.id
  const priced =
    amount === undefined ? { price: 'usual' as const, value: null } : { price: 'amount' as const, value: amount }
  return { productId: idOf(at), offered_variant_id, ...priced, heading, words }
}
