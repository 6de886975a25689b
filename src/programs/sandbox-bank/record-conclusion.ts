import type { Bank } from './bank.ts'
import type { BankTx } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import { saveCard } from './saved-cards.ts'
import { writeNotification } from './write-notification.ts'

/** What follows, in the same transaction, when a payment has come to its end: a saved card and word to the merchant. */
export async function recordConclusion(bank: Bank, tx: BankTx, payment: PaymentRow): Promise<void> {
  if (payment.status === 'needs_authentication' || payment.status === 'pending') return tx.afterwards(bank.wake)
  if (payment.issued_token) await saveCard(tx, payment)
  await writeNotification(bank, tx, payment, payment.status)
}
