import type { Bank } from './bank.ts'
import { type BankTx, inTransaction } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import { writeNotification } from './write-notification.ts'

export class RefundRefused extends Error {}

export interface Refund {
  paymentId: string
  amount: number
  idempotencyKey: string
}

/** Gives money back once for an idempotency key; refuses beyond what is left, and while the payer disputes it. Undefined when there is no such payment. */
export function refund(bank: Bank, wanted: Refund): Promise<PaymentRow | undefined> {
  return inTransaction(bank, async (tx) => {
    const found = await lockPayment(bank, tx, wanted.paymentId)
    if (!found || (await wasRefunded(tx, wanted))) return found
    if (
      found.status !== 'approved' ||
      found.dispute === 'open' ||
      Number(found.refunded_amount) + wanted.amount > Number(found.amount)
    )
      throw new RefundRefused()
    return giveBack(bank, tx, wanted)
  })
}

// Two refunds of one payment at once must see each other's sum.
async function lockPayment(bank: Bank, tx: BankTx, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await tx.query<PaymentRow>(
    `select * from sandbox_bank.payments where id = $1 and merchant = $2 for update`,
    [id, bank.merchant.apiLogin],
  )
  return rows[0]
}

async function wasRefunded(tx: BankTx, { paymentId, idempotencyKey, amount }: Refund): Promise<boolean> {
  const { rows } = await tx.query<{ amount: string }>(
    `select amount from sandbox_bank.refunds where payment_id = $1 and idempotency_key = $2`,
    [paymentId, idempotencyKey],
  )
  if (rows[0] && Number(rows[0].amount) !== amount) throw new RefundRefused()
  return rows[0] !== undefined
}

async function giveBack(
  bank: Bank,
  tx: BankTx,
  { paymentId, idempotencyKey, amount }: Refund,
): Promise<PaymentRow | undefined> {
  await tx.query(`insert into sandbox_bank.refunds (payment_id, idempotency_key, amount) values ($1, $2, $3)`, [
    paymentId,
    idempotencyKey,
    amount,
  ])
  const { rows } = await tx.query<PaymentRow>(
    `update sandbox_bank.payments
     set refunded_amount = refunded_amount + $2, sequence = sequence + 1, updated_at = $3
     where id = $1 returning *`,
    [paymentId, amount, bank.clock.now()],
  )
  if (rows[0]) await writeNotification(bank, tx, rows[0], 'refunded')
  return rows[0]
}
