import { z } from 'zod'

import type { PlannedFault } from '#programs/sandbox-bank/faults.ts'
import { type BankConnection, callBank } from './bank-client.ts'

/** Orders a mishap from a bank that runs with BANK_CONTROL, for tests and development. */
export async function planBankFault(
  bank: BankConnection,
  { fault, idempotencyKey, times, delay }: PlannedFault,
): Promise<void> {
  await callBank(bank, {
    method: 'POST',
    path: '/control/faults',
    body: { fault, idempotency_key: idempotencyKey, times, delay_ms: delay },
    answer: z.undefined(),
  })
}
