import type { Gateways } from '#modules/payments/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import type { CompletionParts } from './complete-order.ts'
import * as confirmation from './confirmation/contract.ts'
import { type ConfirmationParts, getConfirmation, getMyConfirmation } from './confirmation/get-confirmation.ts'
import { changeCheckoutFields, getCheckoutFields } from './fields/checkout-fields.ts'
import * as fields from './fields/contract.ts'
import * as orders from './contract.ts'
import { getOrder } from './get-order.ts'
import { getOrderTotals } from './get-order-totals.ts'
import { listMyOrders } from './list-my-orders.ts'
import { listOrders } from './list-orders.ts'
import { listStudentOrders } from './list-student-orders.ts'
import type { CodeFinder } from './orders-that-match.ts'
import { refundOrder } from './refund-order.ts'
import { askForRefund } from './refund-requests/ask-for-refund.ts'
import * as requests from './refund-requests/contract.ts'
import { declineRefund } from './refund-requests/decline-refund.ts'
import { findLeftWith } from './contract-withdrawals/find-left-with.ts'
import { listContractWithdrawals } from './contract-withdrawals/list-contract-withdrawals.ts'
import { refundContractWithdrawal } from './contract-withdrawals/refund-contract-withdrawal.ts'
import { withdraw } from './contract-withdrawals/withdraw.ts'
import * as withdrawals from './contract-withdrawals/contract.ts'
import { askVatAgain } from './vat/ask-again.ts'
import * as vat from './vat/contract.ts'

interface OrderRouteParts extends CompletionParts, ConfirmationParts, CodeFinder {
  gateways: Gateways
  units: UnitsOfWork
}

/** What became of a purchase, and what is done with it: by its buyer and by the school. */
export function orderRoutes(app: App, parts: OrderRouteParts): void {
  serve(app, fields.getCheckoutFields, getCheckoutFields)
  serve(app, fields.changeCheckoutFields, changeCheckoutFields)
  serve(app, orders.listMyOrders, (ctx, input) => listMyOrders(ctx, input, parts))
  serve(app, orders.listOrders, (ctx, input) => listOrders(ctx, input, parts))
  serve(app, orders.listStudentOrders, listStudentOrders)
  serve(app, orders.getOrderTotals, (ctx, input) => getOrderTotals(ctx, input, parts))
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
  serve(app, withdrawals.listContractWithdrawals, listContractWithdrawals)
  serve(app, withdrawals.refundContractWithdrawal, (ctx, input) => refundContractWithdrawal(ctx, input, parts))
}
