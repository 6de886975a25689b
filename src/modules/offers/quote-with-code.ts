import type { Ctx } from '#platform/context.ts'
import type { CodeHolder } from '#modules/orders/index.ts'
import { findCode } from './codes/find-code.ts'
import { codeRefusedBy } from './codes/refuse-code.ts'
import type { CodeRefused } from './codes/refusals.ts'
import type { CartLine } from './cart/cart-line.ts'
import { type Quote, quote } from './quote/quote.ts'

interface Asked {
  cart: CartLine[]
  /** the promo code as somebody typed it; empty for none */
  typed: string
  /** undefined for visitors */
  buyer: CodeHolder | undefined
  /** whether the school has any; left out, where nobody is asked for consents */
  hasTerms?: boolean
}

/** What a cart costs now with a promo code, and why the code takes nothing off when it does not. */
export async function quoteWithCode(
  ctx: Ctx,
  { cart, typed, buyer, hasTerms = true }: Asked,
): Promise<{ quoted: Quote; refused: CodeRefused | undefined }> {
  const offered = await findCode(ctx, { typed, cart, buyer })
  const quoted = quote({ lines: cart, code: offered, moment: ctx.now, hasTerms })
  return { quoted, refused: codeRefusedBy(quoted, { typed, offered }, ctx) }
}
