import { lookerOf } from '#modules/catalog/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { buyAndRegister } from './buy-and-register.ts'
import { buy } from './buy.ts'
import * as contract from './contract.ts'
import { getCheckout } from './get-checkout.ts'
import type { AccountParts } from './parts.ts'
import type { OrderParts } from './place-order.ts'
import { checkoutLogin, checkoutRegister } from './sign-in.ts'

export function checkoutRoutes(app: App, parts: OrderParts & AccountParts): void {
  serve(app, contract.getCheckout, getCheckout)
  serveOutsideTransaction(app, contract.onePageCheckout, (ctx, input, exchange) =>
    buy(ctx, { ...input, browser: lookerOf(exchange).browser }, parts),
  )
  serveOutsideTransaction(app, contract.onePageCheckoutRegister, (ctx, input, exchange) =>
    buyAndRegister(ctx, { ...input, browser: lookerOf(exchange).browser }, exchange, parts),
  )
  serveOutsideTransaction(app, contract.checkoutLogin, (ctx, input, exchange) =>
    checkoutLogin(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, contract.checkoutRegister, (ctx, input, exchange) =>
    checkoutRegister(ctx, input, exchange, parts),
  )
}
