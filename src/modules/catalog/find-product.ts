import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { mayBeSeen } from './policy.ts'
import { readProductNamed, readProductsOf } from './read-products.ts'
import type { PricedProduct } from './view.ts'

export type ProductKey = { productId: string } | { productSlug: string }

/** A product whatever its status, with its prices. */
export async function findProduct(ctx: Ctx, key: ProductKey): Promise<PricedProduct | undefined> {
  if ('productSlug' in key) return readProductNamed(ctx, key.productSlug)
  const [found] = await readProductsOf(ctx, [key.productId])
  return found
}

export const getProduct = async (ctx: Ctx, key: ProductKey): Promise<PricedProduct> =>
  foundOr404(await findProduct(ctx, key))

/** Refuses with 404 what whoever is looking may not see: a draft is there for admins only. */
export const getVisibleProduct = async (ctx: Ctx, key: ProductKey): Promise<PricedProduct> =>
  visible(ctx, await findProduct(ctx, key))

/** The same of what was read already. */
export const visible = <Found extends PricedProduct>(ctx: Ctx, found: Found | undefined): Found =>
  foundOr404(found && mayBeSeen(ctx.actor, found.product) ? found : undefined)
