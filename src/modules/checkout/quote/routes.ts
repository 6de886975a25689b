import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { App } from '#platform/http/app.ts'
import { serveOutsideTransaction } from '#platform/http/serve.ts'
import { nameOf } from '#platform/http/served-call.ts'
import { countGuess, guessOf, limitGuesses } from '../codes/limit-guesses.ts'
import { rememberedCode } from '../codes/remembered-code.ts'
import * as contract from '../contract.ts'
import { getCheckout } from '../get-checkout.ts'
import type { OrderParts } from '../place-order.ts'
import { TooManyGuesses } from '../refusals.ts'
import { quoteCheckout, tryPromoCode } from './quote-checkout.ts'

/** Calls that tell what something costs with a promo code, which is counted as a guess before anything is read. */
export function quoteRoutes(app: App, parts: OrderParts): void {
  const reading = <T>(endpoint: Endpoint, { school, actor, language }: OutsideCtx, work: (ctx: Ctx) => Promise<T>) =>
    app.units.reading({ school, actor, language, work: nameOf(endpoint) }, work)

  serveOutsideTransaction(app, contract.getCheckout, async (ctx, { code, ...input }, exchange) => {
    const typed = code ?? rememberedCode(exchange.request) ?? ''
    const counted = await countGuess(guessOf(ctx, { promo_code: typed }, exchange)).catch((error: unknown) => {
      if (error instanceof TooManyGuesses) return error
      throw error
    })
    const tooMany = counted instanceof TooManyGuesses ? counted : undefined
    const { checkout, isCodeUnknown } = await reading(contract.getCheckout, ctx, (inside) =>
      getCheckout(inside, input, { typed, tooMany }, exchange, parts),
    )
    if (!(counted instanceof TooManyGuesses)) await (isCodeUnknown ? counted.wasWrong() : counted.wasRight())
    return checkout
  })
  serveOutsideTransaction(app, contract.quoteCheckout, (ctx, input, exchange) =>
    limitGuesses(guessOf(ctx, input, exchange), () =>
      reading(contract.quoteCheckout, ctx, (inside) => quoteCheckout(inside, input, exchange, parts.fulfillables)),
    ),
  )
  serveOutsideTransaction(app, contract.tryPromoCode, (ctx, input, exchange) =>
    limitGuesses(guessOf(ctx, input, exchange), () =>
      reading(contract.tryPromoCode, ctx, (inside) => tryPromoCode(inside, input, exchange, parts.fulfillables)),
    ),
  )
}
