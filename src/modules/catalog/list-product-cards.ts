import type { Ctx } from '#platform/context.ts'
import type { ProductCard } from './contract.ts'
import { readProductsOf } from './read-products.ts'
import { viewProductCard } from './view.ts'

/** Cards of these products, in the order of the ids, in one query. */
export async function listProductCards(ctx: Ctx, ids: string[]): Promise<ProductCard[]> {
  return (await readProductsOf(ctx, ids)).map((each) => viewProductCard(each, ctx))
}
