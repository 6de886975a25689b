import type { Fulfillables } from '#modules/access/index.ts'
import { getPersonalProduct, lookerOf } from '#modules/catalog/index.ts'
import { findSellingTerms } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { buyerIn } from '#modules/orders/index.ts'
import { pickBumps } from './bumps/offered-bumps.ts'
import type * as contract from './contract.ts'
import { countOwned } from './owned/count-owned.ts'
import { viewQuote } from './view-quote.ts'
import { cartOf } from './cart/cart-of.ts'
import { quoteWithCode } from './quote-with-code.ts'

/** What a purchase would cost whoever is looking, were it placed now. Refuses a promo code that takes nothing off. */
export const quoteCheckout = (
  ctx: Ctx,
  { slug, ...asked }: Input<typeof contract.quoteCheckout>,
  exchange: Exchange,
  fulfillables: Fulfillables,
) => quoteProduct(ctx, { product: { productSlug: slug }, ...asked }, exchange, fulfillables)

/** The same of a product that is named by its id, with a code. */
export const tryPromoCode = (
  ctx: Ctx,
  { product_id, ...asked }: Input<typeof contract.tryPromoCode>,
  exchange: Exchange,
  fulfillables: Fulfillables,
) => quoteProduct(ctx, { product: { productId: product_id }, ...asked }, exchange, fulfillables)

interface Asked {
  product: Parameters<typeof getPersonalProduct>[1]
  variant_id: string
  quantity?: number | undefined
  chosen_amount?: number | undefined
  promo_code?: string | undefined
  bump_ids?: string[] | undefined
}

async function quoteProduct(
  ctx: Ctx,
  { product, variant_id, quantity, chosen_amount, promo_code: typed = '', bump_ids: asked = [] }: Asked,
  exchange: Exchange,
  fulfillables: Fulfillables,
): Promise<contract.Quote> {
  const [looker, buyer] = [lookerOf(exchange), buyerIn(ctx)]
  const found = await getPersonalProduct(ctx, product, looker)
  const main = cartOf(ctx, found, { variantId: variant_id, quantity, chosenAmount: chosen_amount })
  const added = await pickBumps(ctx, asked, { productId: found.product.id, looker, buyer, fulfillables })
  if (added.refused) throw added.refused
  const { terms } = await findSellingTerms(ctx)
  const cart = await countOwned(ctx, [...main, ...added.lines], { studentId: buyer?.id, fulfillables })
  const { quoted, refused } = await quoteWithCode(ctx, { cart, typed, buyer, hasTerms: terms !== null })
  if (refused) throw refused
  return viewQuote(quoted, ctx)
}
