import { leftOf, type Transaction } from '#modules/payments/index.ts'
import type { Dispute, Refund } from '#modules/payments/tables.ts'
import { type DisputeState, type FailureReason, isPaid } from '#modules/payments/vocabulary.ts'
import { sumOf } from '#platform/money.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { billingOfOrder } from './billing-of-order.ts'
import { statusBy } from './order-moves.ts'
import type { RefundRequest } from './refund-requests/tables.ts'
import { viewRequest } from './refund-requests/view.ts'
import type { LineDiscount, Order, OrderLine } from './tables.ts'
import { viewVatCheck } from './vat/ask-again.ts'
import type { VatCheck } from './vat/tables.ts'
import { type FoundContractWithdrawal, type SeenAs, viewContractWithdrawal } from './contract-withdrawals/view.ts'
import type * as contract from './contract.ts'

export interface FoundOrder {
  order: Order
  title: string
  buyer: { id: string; name: string; email: string }
  promoCode: contract.OrderRow['promo_code']
  isRefundRequested: boolean
  /** null where nothing was paid */
  refunded: number | null
  dispute: DisputeState | null
}

export const viewOrderRow = ({
  order,
  title,
  buyer,
  promoCode,
  isRefundRequested,
  refunded,
  dispute,
}: FoundOrder): contract.OrderRow => ({
  id: order.id,
  number: order.number,
  status: statusBy(order, refunded ?? 0),
  title,
  buyer: { ...buyer, email: shownEmail(buyer.email) },
  promo_code: promoCode,
  amount: order.amount,
  refunded_amount: refunded ?? 0,
  currency: order.currency,
  is_refund_requested: isRefundRequested,
  dispute,
  created_at: order.createdAt.toISOString(),
})

export interface WholeOrder extends FoundOrder {
  terms: { version: number } | undefined
  boughtAs: { name: string; email: string } | undefined
  lines: OrderLine[]
  discounts: LineDiscount[]
  payments: { payment: Transaction; dispute: Dispute | null }[]
  refunds: { refund: Refund; askedBy: string | null }[]
  withdrawal: FoundContractWithdrawal | undefined
  request: RefundRequest | undefined
  vatCheck: VatCheck | undefined
}

export function viewOrder(whole: WholeOrder, seen: SeenAs): contract.OrderDetails {
  const { order, boughtAs, terms, lines, discounts, payments, refunds, withdrawal, request, vatCheck } = whole
  const paid = payments.find(({ payment }) => isPaid(payment.status) && !payment.isBeside)?.payment
  const left = paid && order.fulfilledAt ? leftOf(paid) : 0
  const isUnknown = left > 0 && paid?.gatewayPaymentId === null
  const titles = new Map(lines.map(({ id, title }) => [id, title]))
  const asked = refunds.filter(({ refund }) => refund.state === 'asked')
  const returningOf = (line: OrderLine) =>
    sumOf(asked.filter(({ refund }) => refund.lineId === line.id).map(({ refund }) => refund.amount))
  return {
    ...viewOrderRow(whole),
    bought_as: boughtAs ? { name: boughtAs.name, email: shownEmail(boughtAs.email) } : null,
    fulfilled_at: order.fulfilledAt?.toISOString() ?? null,
    billing: billingOfOrder(order),
    vat_check: vatCheck ? viewVatCheck(vatCheck) : null,
    answers: order.answers,
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      product_id: line.productId,
      title: line.title,
      quantity: line.quantity,
      seats: line.seats,
      gift: line.gift && { name: line.gift.name, email: shownEmail(line.gift.email), send_on: line.gift.send_on },
      standard_amount: line.standardAmount,
      is_chosen: line.isChosen,
      reductions: discounts
        .filter(({ lineId }) => lineId === line.id)
        .map(({ source, code, amount }) => ({ source, code, amount })),
      amount: line.amount,
      vat_rate: line.vatRate,
      vat_exemption_reason: line.vatExemptionReason,
      returned_amount: line.returnedAmount - returningOf(line),
      returning_amount: returningOf(line),
      left_amount: Math.min(line.amount - line.returnedAmount, left),
    })),
    terms_version: terms?.version ?? null,
    consents: order.consents,
    payments: payments.map(viewPayment),
    refunds: refunds.map(({ refund, askedBy }) => ({
      id: refund.id,
      line_title: (refund.lineId && titles.get(refund.lineId)) ?? null,
      amount: refund.amount,
      state: refund.state,
      reason: refund.reason,
      asked_by: askedBy,
      created_at: refund.createdAt.toISOString(),
      settled_at: refund.settledAt?.toISOString() ?? null,
    })),
    withdrawal: withdrawal ? viewContractWithdrawal(withdrawal, seen) : null,
    refund_request: request ? viewRequest(request) : null,
    returning_amount: paid?.refundingAmount ?? 0,
    left_amount: left,
    is_unknown_to_gateway: isUnknown,
    can: { refund: seen.maySettle && left > 0 && !isUnknown && whole.dispute !== 'open' },
  }
}

const viewPayment = ({ payment, dispute }: WholeOrder['payments'][number]): contract.Payment => ({
  id: payment.id,
  status: payment.status,
  failure_reason: payment.failureReason as FailureReason | null,
  refund_reason: payment.refundReason,
  amount: payment.amount,
  refunded_amount: payment.refundedAmount,
  created_at: payment.createdAt.toISOString(),
  settled_at: payment.settledAt?.toISOString() ?? null,
  dispute: dispute && {
    state: dispute.state,
    at: dispute.createdAt.toISOString(),
    amount: dispute.amount,
    fee: dispute.feeAmount,
    respond_by: dispute.respondBy?.toISOString() ?? null,
    decided_at: dispute.decidedAt?.toISOString() ?? null,
  },
})
