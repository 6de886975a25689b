import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { OrderLine } from '#modules/orders/tables.ts'
import { feesOf } from '#modules/payments/index.ts'
import type { Dispute, Refund, Transaction } from '#modules/payments/tables.ts'
import { type FailureReason, outcomeOf } from '#modules/payments/vocabulary.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { TransactionDetails, TransactionRow } from './contract.ts'

export interface FoundTransaction {
  transaction: Transaction
  order: { id: string; number: string }
  title: string
  buyer: { id: string; name: string; email: string }
  isSubscription: boolean
  quantity: number
  invitations: number
}

export const viewTransactionRow = (found: FoundTransaction): TransactionRow => ({
  id: found.transaction.id,
  status: outcomeOf(found.transaction.status),
  type: found.isSubscription ? 'subscription' : 'one_time',
  title: found.title,
  order: found.order,
  buyer: { ...found.buyer, email: shownEmail(found.buyer.email) },
  quantity: found.quantity,
  child_invitations: found.invitations,
  amount: found.transaction.amount,
  fees: feesOf(found.transaction),
  refunded_amount: found.transaction.refundedAmount,
  currency: found.transaction.currency,
  date: found.transaction.createdAt.toISOString(),
  is_revoked: found.transaction.refundedAmount === found.transaction.amount,
  invoice_status: null,
})

export interface WholeTransaction {
  found: FoundTransaction
  lines: { line: OrderLine; product: { id: string; kind: ProductKind; title: string } }[]
  refunds: { refund: Refund; askedBy: string | null }[]
  dispute: Pick<Dispute, 'state' | 'feeAmount'> | undefined
}

export const viewTransaction = ({ found, lines, refunds, dispute }: WholeTransaction): TransactionDetails => ({
  ...viewTransactionRow(found),
  payment_status: found.transaction.status,
  failure_reason: found.transaction.failureReason as FailureReason | null,
  checkoutLink: found.transaction.checkoutPath,
  settled_at: found.transaction.settledAt?.toISOString() ?? null,
  lines: lines.map(({ line, product }) => ({
    id: line.id,
    title: line.title,
    product,
    quantity: line.quantity,
    seats: line.seats,
    amount: line.amount,
    returned_amount: line.returnedAmount,
  })),
  refunds: refunds.map(({ refund, askedBy }) => ({
    id: refund.id,
    amount: refund.amount,
    state: refund.state,
    reason: refund.reason,
    asked_by: askedBy,
    created_at: refund.createdAt.toISOString(),
  })),
  collected_by: found.transaction.collectedBy,
  dispute: dispute?.state ?? null,
  dispute_fee: dispute?.feeAmount ?? 0,
})
