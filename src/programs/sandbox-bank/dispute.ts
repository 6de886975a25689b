import type { Bank } from './bank.ts'
import { inTransaction } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import type { DisputeOutcome } from './wire.ts'
import { writeNotification } from './write-notification.ts'

/** What the bank charges the merchant for a dispute, in minor units; given back where the merchant wins. */
const DISPUTE_FEE = 6_000

/**
 * A payer wants their money back from their own bank: the merchant is told, and no money moves yet. Once for a payment; false when nothing
 * of it is left, or it was disputed before.
 */
export async function dispute(bank: Bank, idempotencyKey: string): Promise<boolean> {
  return move(
    bank,
    'disputed',
    `update sandbox_bank.payments set dispute = 'open', dispute_amount = amount - refunded_amount, dispute_fee = ${DISPUTE_FEE}, sequence = sequence + 1, updated_at = $3
     where merchant = $1 and idempotency_key = $2 and status = 'approved' and refunded_amount < amount and dispute is null returning *`,
    [idempotencyKey, bank.clock.now()],
  )
}

/** The bank decides: the money stays where it is, or what is left of it goes back to the payer. False when nothing is disputed. */
export async function decideDispute(bank: Bank, idempotencyKey: string, outcome: DisputeOutcome): Promise<boolean> {
  return move(
    bank,
    `dispute_${outcome}`,
    `update sandbox_bank.payments set dispute = $3, sequence = sequence + 1, updated_at = $4,
       dispute_fee = case when $3 = 'won' then 0 else dispute_fee end,
       refunded_amount = case when $3 = 'lost' then amount else refunded_amount end
     where merchant = $1 and idempotency_key = $2 and dispute = 'open' returning *`,
    [idempotencyKey, outcome, bank.clock.now()],
  )
}

async function move(
  bank: Bank,
  type: Parameters<typeof writeNotification>[3],
  statement: string,
  values: (string | Date)[],
): Promise<boolean> {
  const payment = await inTransaction(bank, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(statement, [bank.merchant.apiLogin, ...values])
    if (rows[0]) await writeNotification(bank, tx, rows[0], type)
    return rows[0]
  })
  return payment !== undefined
}
