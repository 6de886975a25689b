import { newSecret } from '#platform/ids.ts'
import type { DeclineReason } from './wire.ts'
import type { Bank } from './bank.ts'
import { inTransaction } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import { recordConclusion } from './record-conclusion.ts'

export type Ending = { status: 'approved' | 'canceled' } | { status: 'declined'; reason: DeclineReason }

/** Ends a payment the buyer was asked about. Only the first answer counts; undefined when it had been given. */
export function settleAuthentication(
  bank: Bank,
  authenticationToken: string,
  ending: Ending,
): Promise<PaymentRow | undefined> {
  return settle(bank, `authentication_token = $5 and status = 'needs_authentication'`, ending, [authenticationToken])
}

/** Gives up a payment whose buyer was asked and has not answered; undefined when there is nothing to give up. */
export const cancelUnanswered = (bank: Bank, idempotencyKey: string): Promise<PaymentRow | undefined> =>
  settle(bank, `merchant = $5 and idempotency_key = $6 and status = 'needs_authentication'`, { status: 'canceled' }, [
    bank.merchant.apiLogin,
    idempotencyKey,
  ])

/** Approves one payment whose late confirmation is due. */
export const settleNextLate = (bank: Bank): Promise<PaymentRow | undefined> =>
  settle(bank, nextDue('pending'), { status: 'approved' }, [])

/** Fails one payment whose buyer never answered. */
export const settleNextUnanswered = (bank: Bank): Promise<PaymentRow | undefined> =>
  settle(bank, nextDue('needs_authentication'), { status: 'declined', reason: 'authentication_failed' }, [])

const nextDue = (status: string) => `id = (
  select id from sandbox_bank.payments where status = '${status}' and settles_at <= $4
  order by settles_at limit 1 for update skip locked)`

function settle(bank: Bank, which: string, ending: Ending, values: string[]): Promise<PaymentRow | undefined> {
  return inTransaction(bank, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(
      `update sandbox_bank.payments set
         status = $1, reason = $2, sequence = sequence + 1, settles_at = null, updated_at = $4,
         issued_token = case when $1 = 'approved' and wants_saved_card then $3 end
       where ${which} returning *`,
      [ending.status, ending.status === 'declined' ? ending.reason : null, newSecret(), bank.clock.now(), ...values],
    )
    if (rows[0]) await recordConclusion(bank, tx, rows[0])
    return rows[0]
  })
}
