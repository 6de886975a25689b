import { type Gateways, refundPayment, resumeRefunds, sendRefunds } from '#modules/payments/index.ts'
import {
  disputeDecided,
  paidBeside,
  paymentCompleted,
  paymentDisputed,
  paymentFailed,
  paymentRefunded,
  refundAsked,
} from '#modules/payments/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { type CompletionParts, completeOrder } from './complete-order.ts'
import {
  contractWithdrawn,
  orderPaid,
  orderRenewed,
  paidAfterCancelling,
  paidAfterWithdrawal,
  paidTooLate,
  paidTwice,
} from './events.ts'
import { followFailure } from './fail-order.ts'
import { followRefund } from './follow-refund.ts'
import type { OrdersPayment } from './lock-order.ts'
import { settleRequest } from './refund-requests/settle-request.ts'
import { tellDecision, tellDispute } from './school-mails/tell-dispute.ts'
import { tellSale } from './school-mails/tell-sale.ts'
import { tellContractWithdrawal } from './school-mails/tell-contract-withdrawal.ts'
import { beginCheck } from './vat/begin-check.ts'
import { confirmOrder } from './write-confirmation.ts'
import { settleContractWithdrawal } from './contract-withdrawals/settle-contract-withdrawal.ts'
import { writeRefundLetter } from './write-refund-letter.ts'

export function orderReactions(reactions: Reactions, parts: CompletionParts & { gateways: Gateways }): void {
  reactions.on(paymentCompleted, 'checkout.complete-purchase', (ctx, { payload }) =>
    completeOrder(ctx, paymentIn(payload), parts),
  )
  reactions.on(paymentFailed, 'checkout.fail-purchase', (ctx, { payload }) =>
    followFailure(ctx, paymentIn(payload), parts),
  )
  reactions.on(orderPaid, 'checkout.mail-confirmation', (ctx, { payload }) =>
    confirmOrder(ctx, payload.order_id, parts),
  )
  reactions.on(orderPaid, 'checkout.begin-vat-check', (ctx, { payload }) => beginCheck(ctx, payload.order_id))
  reactions.on(orderRenewed, 'checkout.begin-vat-check', (ctx, { payload }) => beginCheck(ctx, payload.order_id))
  for (const paidInVain of [paidTwice, paidTooLate, paidAfterWithdrawal, paidAfterCancelling, paidBeside])
    reactions.onOutside(paidInVain, 'checkout.give-money-back', (ctx, { payload }) =>
      refundPayment(ctx, payload.transaction_id, parts.gateways),
    )
  reactions.onOutside(refundAsked, 'checkout.send-refunds', async (ctx, { payload }) => {
    await sendRefunds(ctx, payload.transaction_id, parts.gateways)
  })
  reactions.on(paymentRefunded, 'checkout.follow-refund', (ctx, { payload }) => followRefund(ctx, payload, parts))
  reactions.on(paymentRefunded, 'checkout.settle-withdrawal', (ctx, { payload }) =>
    settleContractWithdrawal(ctx, payload),
  )
  reactions.on(paymentRefunded, 'checkout.settle-refund-request', (ctx, { payload }) =>
    settleRequest(ctx, payload.order_id),
  )
  reactions.on(paymentRefunded, 'checkout.mail-refund', (ctx, { payload }) => writeRefundLetter(ctx, payload, parts))
  reactions.on(orderPaid, 'checkout.tell-sale', (ctx, { payload }) => tellSale(ctx, payload, parts))
  reactions.on(contractWithdrawn, 'checkout.tell-withdrawal', (ctx, { payload }) =>
    tellContractWithdrawal(ctx, payload, parts),
  )
  reactions.on(paymentDisputed, 'checkout.tell-dispute', (ctx, { payload }) => tellDispute(ctx, payload, parts))
  reactions.on(disputeDecided, 'checkout.tell-decision', (ctx, { payload }) => tellDecision(ctx, payload, parts))
  reactions.onOutside(disputeDecided, 'checkout.resume-refunds', (ctx, { payload }) =>
    resumeRefunds(ctx, payload.transaction_id, parts.gateways),
  )
}

interface Told {
  transaction_id: string
  order_id: string
}

const paymentIn = ({ transaction_id, order_id }: Told): OrdersPayment => ({ id: transaction_id, orderId: order_id })
