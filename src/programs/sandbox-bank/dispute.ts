import type { Bank } from './bank.ts'
import { inTransaction } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import { writeNotification } from './write-notification.ts'

/** A payer wants their money back from their own bank: the merchant is told, and no money moves yet. False when nothing was paid. */
export async function dispute(bank: Bank, idempotencyKey: string): Promise<boolean> {
  const payment = await inTransaction(bank.pool, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(
      `update sandbox_bank.payments set sequence = sequence + 1, updated_at = now()
       where merchant = $1 and idempotency_key = $2 and status = 'approved' returning *`,
      [bank.merchant.apiLogin, idempotencyKey],
    )
    if (rows[0]) await writeNotification(bank, tx, rows[0], 'disputed')
    return rows[0]
  })
  bank.wake()
  return payment !== undefined
}
