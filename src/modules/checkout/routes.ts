import { lookerOf } from '#modules/catalog/index.ts'
import type { App } from '#platform/http/app.ts'
import { type Exchange, serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { declineUpsell, forgetCode, guessOf, limitGuesses } from '#modules/offers/index.ts'
import * as upsells from '#modules/offers/upsells/contract.ts'
import { buyAndRegister } from './buy-and-register.ts'
import { buy } from './buy.ts'
import * as contract from './contract.ts'
import { brakeGuests } from './guests/brake-guests.ts'
import type { AccountParts, OrderParts } from './parts.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { checkoutLogin, checkoutRegister } from './sign-in.ts'
import { subscribingRoutes } from './subscribing/routes.ts'
import { getUpsell } from './upsells/get-upsell.ts'
import { orderUpsell } from './upsells/order-upsell.ts'
import { pageRoutes } from './page-routes.ts'

export function checkoutRoutes(app: App, parts: OrderParts & AccountParts): void {
  const cameBy = (exchange: Exchange) => ({
    browser: lookerOf(exchange).browser,
    referral: parts.referrals.in(exchange.request),
  })
  pageRoutes(app, parts)
  subscribingRoutes(app, parts)
  serveOutsideTransaction(app, contract.onePageCheckout, async (ctx, input, exchange) => {
    await brakeGuests(input, exchange)
    const bought = await limitGuesses(guessOf(ctx, input, exchange), () =>
      buy(ctx, { ...input, ...cameBy(exchange) }, parts),
    )
    forgetCode(exchange.reply)
    return bought
  })
  serveOutsideTransaction(app, contract.onePageCheckoutRegister, async (ctx, input, exchange) => {
    await brakeGuests(input, exchange)
    const bought = await limitGuesses(guessOf(ctx, input, exchange), () =>
      buyAndRegister(ctx, { ...input, ...cameBy(exchange) }, exchange, parts),
    )
    forgetCode(exchange.reply)
    return bought
  })
  serveOutsideTransaction(app, contract.checkoutLogin, (ctx, input, exchange) =>
    checkoutLogin(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, contract.checkoutRegister, (ctx, input, exchange) =>
    checkoutRegister(ctx, input, exchange, parts),
  )
  reminderRoutes(app, parts)
  serveOutsideTransaction(app, upsells.getUpsell, (ctx, input, exchange) => getUpsell(ctx, input, exchange, parts))
  serveOutsideTransaction(app, upsells.orderUpsell, (ctx, input, exchange) => orderUpsell(ctx, input, exchange, parts))
  serve(app, upsells.declineUpsell, declineUpsell)
}
