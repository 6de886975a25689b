import { and, asc, lte, sql } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { laterThan } from '#platform/db/paging.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { ledgerPending } from './tables.ts'

interface Due {
  id: string
  schoolId: string
  /** its place in the list: when it clears */
  createdAt: Date
}

/** Every ten minutes makes available what the platform collected long enough ago. */
export const clearing = (parts: OneByOneParts): TimedJob => ({
  queue: 'ledger.clear',
  cron: '*/10 * * * *',
  async work(tell) {
    const due = clock.now()
    const rowsAfter = (last: Due | undefined, most: number) =>
      parts.units.withoutSchool('payments of all schools become available', (tx) =>
        tx
          .select({
            id: ledgerPending.transactionId,
            schoolId: ledgerPending.schoolId,
            createdAt: ledgerPending.clearsAt,
          })
          .from(ledgerPending)
          .where(
            and(lte(ledgerPending.clearsAt, due), laterThan(ledgerPending.clearsAt, ledgerPending.transactionId, last)),
          )
          .orderBy(asc(ledgerPending.clearsAt), asc(ledgerPending.transactionId))
          .limit(most),
      )
    await workOneByOne(parts, { rowsAfter, work: clearPayment }, tell)
  },
})

/** Once, and while nobody gives it back or disputes it (migrations/functions: `clear_payment`). */
async function clearPayment({ tx, now }: Ctx, transactionId: string): Promise<void> {
  await tx.execute(sql`select clear_payment(${transactionId}, ${atMoment(now)})`)
}
