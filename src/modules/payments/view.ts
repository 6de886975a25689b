import type { Entry } from '#providers/payments/port.ts'
import type { CardEntry, TransactionState } from './contract.ts'
import { mayCancel } from './policy.ts'
import type { Transaction } from './tables.ts'
import type { FailureReason, ShownStatus } from './vocabulary.ts'

export const viewTransactionState = (row: Transaction, status: ShownStatus): TransactionState => ({
  status,
  checkoutLink: row.checkoutPath,
  transaction: {
    hash: row.hash,
    status,
    reason: row.failureReason as FailureReason | null,
    refund_reason: row.refundReason,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    authentication_url: row.authenticationUrl,
    purchase_link: row.purchasePath,
    created_at: row.createdAt.toISOString(),
    can: { cancel: mayCancel(row) },
  },
})

export const viewEntry = (entry: Entry): CardEntry =>
  entry.kind === 'rsa' ? { kind: entry.kind, public_key: entry.publicKey, key_id: entry.keyId } : entry
