import type { Bank } from './bank.ts'
import { inTransaction } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import type { DisputeOutcome } from './wire.ts'
import { writeNotification } from './write-notification.ts'

/**
 * A payer wants their money back from their own bank: the merchant is told, and no money moves yet. Once for a payment; false when nothing
 * was paid, or it was disputed before.
 */
export async function dispute(bank: Bank, idempotencyKey: string): Promise<boolean> {
  return move(
    bank,
    'disputed',
    `update sandbox_bank.payments set dispute = 'open', sequence = sequence + 1, updated_at = now()
     where merchant = $1 and idempotency_key = $2 and status = 'approved' and dispute is null returning *`,
    [idempotencyKey],
  )
}

/** The bank decides: the money stays where it is, or what is left of it goes back to the payer. False when nothing is disputed. */
export async function decideDispute(bank: Bank, idempotencyKey: string, outcome: DisputeOutcome): Promise<boolean> {
  return move(
    bank,
    `dispute_${outcome}`,
    `update sandbox_bank.payments set dispute = $3, sequence = sequence + 1, updated_at = now(),
       refunded_amount = case when $3 = 'lost' then amount else refunded_amount end
     where merchant = $1 and idempotency_key = $2 and dispute = 'open' returning *`,
    [idempotencyKey, outcome],
  )
}

async function move(
  bank: Bank,
  type: Parameters<typeof writeNotification>[3],
  statement: string,
  values: string[],
): Promise<boolean> {
  const payment = await inTransaction(bank, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(statement, [bank.merchant.apiLogin, ...values])
    if (rows[0]) await writeNotification(bank, tx, rows[0], type)
    return rows[0]
  })
  return payment !== undefined
}
