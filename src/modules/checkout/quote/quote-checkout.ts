import { getPersonalProduct, lookerOf } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { buyerIn } from '../codes/holders-of.ts'
import type * as contract from '../contract.ts'
import { viewQuote } from '../view.ts'
import { cartOf } from './cart-of.ts'
import { quoteWithCode } from './quote-with-code.ts'

/** What a purchase would cost whoever is looking, were it placed now. Refuses a promo code that takes nothing off. */
export const quoteCheckout = (ctx: Ctx, { slug, ...asked }: Input<typeof contract.quoteCheckout>, exchange: Exchange) =>
  quoteProduct(ctx, { product: { productSlug: slug }, ...asked }, exchange)

/** The same of a product that is named by its id, with a code. */
export const tryPromoCode = (
  ctx: Ctx,
  { product_id, ...asked }: Input<typeof contract.tryPromoCode>,
  exchange: Exchange,
) => quoteProduct(ctx, { product: { productId: product_id }, ...asked }, exchange)

interface Asked {
  product: Parameters<typeof getPersonalProduct>[1]
  variant_id: string
  quantity?: number | undefined
  chosen_amount?: number | undefined
  promo_code?: string | undefined
}

async function quoteProduct(
  ctx: Ctx,
  { product, variant_id, quantity, chosen_amount, promo_code: typed = '' }: Asked,
  exchange: Exchange,
): Promise<contract.Quote> {
  const cart = cartOf(ctx, await getPersonalProduct(ctx, product, lookerOf(exchange)), {
    variantId: variant_id,
    quantity,
    chosenAmount: chosen_amount,
  })
  const { quoted, refused } = await quoteWithCode(ctx, { cart, typed, buyer: buyerIn(ctx) })
  if (refused) throw refused
  return viewQuote(quoted)
}
