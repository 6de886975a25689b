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

export function viewEntry(entry: Entry): CardEntry {
  switch (entry.kind) {
    case 'rsa':
      return { kind: entry.kind, public_key: entry.publicKey, key_id: entry.keyId }
    case 'publishable':
      return { kind: entry.kind, key: entry.key, tokens_url: entry.tokensUrl }
    default:
      return entry
  }
}
