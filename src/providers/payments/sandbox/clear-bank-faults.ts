import { z } from 'zod'

import { type BankConnection, callBank } from './bank-client.ts'

/** Takes back every mishap that was ordered and has not struck yet. */
export async function clearBankFaults(bank: BankConnection): Promise<void> {
  await callBank(bank, { method: 'DELETE', path: '/control/faults', answer: z.undefined() })
}
