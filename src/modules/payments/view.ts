import type { TransactionState } from './contract.ts'
import { mayCancel } from './policy.ts'
import type { Transaction } from './tables.ts'
import type { FailureReason } from './vocabulary.ts'

export const viewTransactionState = (row: Transaction): TransactionState => ({
  status: row.status,
  checkoutLink: row.checkoutPath,
  transaction: {
    hash: row.hash,
    status: row.status,
    reason: row.failureReason as FailureReason | null,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    authentication_url: row.authenticationUrl,
    purchase_link: row.purchasePath,
    created_at: row.createdAt.toISOString(),
    can: { cancel: mayCancel(row) },
  },
})
