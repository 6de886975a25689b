import type { App } from '#platform/http/app.ts'
import { serveOutsideTransaction } from '#platform/http/serve.ts'
import { nameOf } from '#platform/http/served-call.ts'
import { countGuess, guessOf, rememberedCode, TooManyGuesses } from '#modules/offers/index.ts'
import * as contract from './contract.ts'
import { getCheckout } from './get-checkout.ts'
import type { OrderParts } from './parts.ts'

/** The page of a checkout: a code that came with the address is counted as a guess before anything is read. */
export function pageRoutes(app: App, parts: OrderParts): void {
  serveOutsideTransaction(app, contract.getCheckout, async (ctx, { code, ...input }, exchange) => {
    const typed = code ?? rememberedCode(exchange.request) ?? ''
    const counted = await countGuess(guessOf(ctx, { promo_code: typed }, exchange)).catch((error: unknown) => {
      if (error instanceof TooManyGuesses) return error
      throw error
    })
    const tooMany = counted instanceof TooManyGuesses ? counted : undefined
    const { checkout, isCodeUnknown } = await app.units.reading(
      { ...ctx, work: nameOf(contract.getCheckout) },
      (inside) => getCheckout(inside, input, { typed, tooMany }, exchange, parts),
    )
    if (!(counted instanceof TooManyGuesses)) await (isCodeUnknown ? counted.wasWrong() : counted.wasRight())
    return checkout
  })
}
