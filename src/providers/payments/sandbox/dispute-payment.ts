import { z } from 'zod'

import { type BankConnection, callBank } from './bank-client.ts'

/**
 * Disputes a payment as its payer would, or with an outcome decides that as their bank would; at a bank that runs with BANK_CONTROL, for tests and
 * development.
 */
export async function disputePayment(
  bank: BankConnection,
  idempotencyKey: string,
  outcome?: 'won' | 'lost',
): Promise<void> {
  await callBank(bank, {
    method: 'POST',
    path: '/control/disputes',
    body: { idempotency_key: idempotencyKey, outcome },
    answer: z.undefined(),
  })
}
