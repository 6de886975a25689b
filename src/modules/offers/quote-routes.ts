import type { Fulfillables } from '#modules/access/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { App } from '#platform/http/app.ts'
import { serveOutsideTransaction } from '#platform/http/serve.ts'
import { nameOf } from '#platform/http/served-call.ts'
import { guessOf, limitGuesses } from './codes/limit-guesses.ts'
import * as contract from './contract.ts'
import { quoteCheckout, tryPromoCode } from './quote-checkout.ts'

/** Calls that tell what something costs with a promo code, which is counted as a guess before anything is read. */
export function quoteRoutes(app: App, { fulfillables }: { fulfillables: Fulfillables }): void {
  const reading = <T>(endpoint: Endpoint, { school, actor, language }: OutsideCtx, work: (ctx: Ctx) => Promise<T>) =>
    app.units.reading({ school, actor, language, work: nameOf(endpoint) }, work)

  serveOutsideTransaction(app, contract.quoteCheckout, (ctx, input, exchange) =>
    limitGuesses(guessOf(ctx, input, exchange), () =>
      reading(contract.quoteCheckout, ctx, (inside) => quoteCheckout(inside, input, exchange, fulfillables)),
    ),
  )
  serveOutsideTransaction(app, contract.tryPromoCode, (ctx, input, exchange) =>
    limitGuesses(guessOf(ctx, input, exchange), () =>
      reading(contract.tryPromoCode, ctx, (inside) => tryPromoCode(inside, input, exchange, fulfillables)),
    ),
  )
}
