import { and, eq, gt, inArray } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME } from '#modules/payments/vocabulary.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { TooManyRequests } from '#platform/refusal.ts'

const FAILURES = 10
const WITHIN = 10 * MINUTE

/** Stolen cards are tried out wherever one can be changed: after ten refused ones in ten minutes their holder has to wait. */
export async function refuseTooManyCards({ tx, now }: Ctx, payerId: string): Promise<void> {
  const failed = await tx.$count(
    transactions,
    and(
      eq(transactions.payerId, payerId),
      eq(transactions.keepsCardMinutes, 0),
      inArray(transactions.status, IN_OUTCOME.failed),
      gt(transactions.createdAt, new Date(now.getTime() - WITHIN)),
    ),
  )
  if (failed >= FAILURES) throw new TooManyRequests(WITHIN / SECOND)
}
