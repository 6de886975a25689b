import { type SQL, sql } from 'drizzle-orm'
import { type Transaction, transactions } from '../tables.ts'
import { isPaid } from '../vocabulary.ts'

type Charged = Pick<
  Transaction,
  'status' | 'refundReason' | 'collectedBy' | 'feeAmount' | 'platformFee' | 'platformFeeVat'
>

/**
 * What a payment costs the school, with VAT: the platform's fee once it pays for something, and where it arrived on the school's own account what its
 * gateway keeps. What is paid in vain costs no fee of the platform.
 */
export function feesOf({ status, refundReason, ...fees }: Charged): number {
  if (!isPaid(status)) return 0
  const ofPlatform = refundReason === null ? fees.platformFee + fees.platformFeeVat : 0
  return ofPlatform + (fees.collectedBy === 'school' ? fees.feeAmount : 0)
}

/** SQL: the same. */
export const transactionFees: SQL<number> = sql`(case when ${transactions.status} in ('PERFORMED', 'CLEARED') then
  (case when ${transactions.refundReason} is null then ${transactions.platformFee} + ${transactions.platformFeeVat} else 0 end)
  + (case when ${transactions.collectedBy} = 'school' then ${transactions.feeAmount} else 0 end) else 0 end)`
