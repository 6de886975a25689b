import type { Bank } from './bank.ts'
import type { PaymentRow } from './payment-row.ts'

export async function findPayment(bank: Bank, idempotencyKey: string): Promise<PaymentRow | undefined> {
  const { rows } = await bank.pool.query<PaymentRow>({
    name: 'find-payment',
    text: `select * from sandbox_bank.payments where merchant = $1 and idempotency_key = $2`,
    values: [bank.merchant.apiLogin, idempotencyKey],
  })
  return rows[0]
}
