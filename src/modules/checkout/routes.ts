import { lookerOf } from '#modules/catalog/index.ts'
import type { App } from '#platform/http/app.ts'
import { type Exchange, serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { buyAndRegister } from './buy-and-register.ts'
import { buy } from './buy.ts'
import * as bumps from './bumps/contract.ts'
import { listBumps } from './bumps/list-bumps.ts'
import { deleteBump, orderBumps } from './bumps/place-bumps.ts'
import { createBump, updateBump } from './bumps/store-bump.ts'
import * as codes from './codes/contract.ts'
import { deleteCode } from './codes/delete-code.ts'
import { getCode } from './codes/get-code.ts'
import { listCodes } from './codes/list-codes.ts'
import { guessOf, limitGuesses } from './codes/limit-guesses.ts'
import { forgetCode } from './codes/remembered-code.ts'
import { resumeCode, stopCode } from './codes/stop-code.ts'
import { createCode, updateCode } from './codes/store-code.ts'
import * as confirmation from './confirmation/contract.ts'
import { getConfirmation, getMyConfirmation } from './confirmation/get-confirmation.ts'
import * as contract from './contract.ts'
import { changeCheckoutFields, getCheckoutFields } from './fields/checkout-fields.ts'
import * as fields from './fields/contract.ts'
import { brakeGuests } from './guests/brake-guests.ts'
import * as orders from './orders/contract.ts'
import { getOrder } from './orders/get-order.ts'
import { getOrderTotals } from './orders/get-order-totals.ts'
import { listMyOrders } from './orders/list-my-orders.ts'
import { listOrders } from './orders/list-orders.ts'
import { refundOrder } from './orders/refund-order.ts'
import type { AccountParts } from './parts.ts'
import type { OrderParts } from './place-order.ts'
import { quoteRoutes } from './quote/routes.ts'
import { askForRefund } from './refund-requests/ask-for-refund.ts'
import * as requests from './refund-requests/contract.ts'
import { declineRefund } from './refund-requests/decline-refund.ts'
import { findLeftWith } from './withdrawals/find-left-with.ts'
import { listWithdrawals } from './withdrawals/list-withdrawals.ts'
import { refundWithdrawal } from './withdrawals/refund-withdrawal.ts'
import { withdraw } from './withdrawals/withdraw.ts'
import * as withdrawals from './withdrawals/contract.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { checkoutLogin, checkoutRegister } from './sign-in.ts'
import * as upsells from './upsells/contract.ts'
import { declineUpsell } from './upsells/decline-upsell.ts'
import { getUpsell } from './upsells/get-upsell.ts'
import { orderUpsell } from './upsells/order-upsell.ts'
import { deleteUpsell, getEditableUpsell, storeUpsell } from './upsells/store-upsell.ts'
import { askVatAgain } from './vat/ask-again.ts'
import * as vat from './vat/contract.ts'

export function checkoutRoutes(app: App, parts: OrderParts & AccountParts): void {
  const cameBy = (exchange: Exchange) => ({
    browser: lookerOf(exchange).browser,
    referral: parts.referrals.in(exchange.request),
  })
  quoteRoutes(app, parts)
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
  serve(app, fields.getCheckoutFields, getCheckoutFields)
  serve(app, fields.changeCheckoutFields, changeCheckoutFields)
  serve(app, bumps.listBumps, listBumps)
  serve(app, bumps.createBump, createBump)
  serve(app, bumps.updateBump, updateBump)
  serve(app, bumps.orderBumps, orderBumps)
  serve(app, bumps.deleteBump, deleteBump)
  serve(app, upsells.getEditableUpsell, getEditableUpsell)
  serve(app, upsells.storeUpsell, storeUpsell)
  serve(app, upsells.deleteUpsell, deleteUpsell)
  serveOutsideTransaction(app, upsells.getUpsell, (ctx, input, exchange) => getUpsell(ctx, input, exchange, parts))
  serveOutsideTransaction(app, upsells.orderUpsell, (ctx, input, exchange) => orderUpsell(ctx, input, exchange, parts))
  serve(app, upsells.declineUpsell, declineUpsell)
  serve(app, codes.listCodes, listCodes)
  serve(app, codes.getCode, getCode)
  serve(app, codes.createCode, createCode)
  serve(app, codes.updateCode, updateCode)
  serve(app, codes.stopCode, stopCode)
  serve(app, codes.resumeCode, resumeCode)
  serve(app, codes.deleteCode, deleteCode)
  serve(app, orders.listMyOrders, (ctx, input) => listMyOrders(ctx, input, parts))
  serve(app, orders.listOrders, listOrders)
  serve(app, orders.getOrderTotals, getOrderTotals)
  serve(app, orders.getOrder, getOrder)
  serveOutsideTransaction(app, confirmation.getMyConfirmation, (ctx, input, exchange) =>
    getMyConfirmation(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, confirmation.getConfirmation, (ctx, input, exchange) =>
    getConfirmation(ctx, input, exchange, parts),
  )
  serve(app, vat.askVatAgain, askVatAgain)
  serve(app, orders.refundOrder, (ctx, input) => refundOrder(ctx, input, parts))
  serve(app, requests.askForRefund, (ctx, input) => askForRefund(ctx, input, parts))
  serve(app, requests.declineRefund, (ctx, input) => declineRefund(ctx, input, parts))
  serveOutsideTransaction(app, withdrawals.withdraw, (ctx, input, exchange) => withdraw(ctx, input, exchange, parts))
  serve(app, withdrawals.findLeftWith, (ctx, input) => findLeftWith(ctx, input, parts))
  serve(app, withdrawals.listWithdrawals, listWithdrawals)
  serve(app, withdrawals.refundWithdrawal, (ctx, input) => refundWithdrawal(ctx, input, parts))
}
