import { and, inArray, isNotNull, lt, ne, type SQL } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { mails } from './tables.ts'

/** Longer than any link in a mail works. */
const SEALED_DAYS = 2
/** That a cause was told of is known for as long as it can come up again: payments are disputed for 13 months. */
const KNOWN_DAYS = 400

/** Every night forgets what old mails said, and after 13 months that there were any. */
export const forgettingMails = (units: UnitsOfWork, keptForDays: number): TimedJob => ({
  queue: 'notifications.forget-mails',
  cron: '20 2 * * *',
  async work() {
    const why = 'mails of all schools grow old'
    const unread = { html: '', text: '', headers: {}, sealed: null }
    await inStrides(units, why, (tx, atMost) =>
      tx.delete(mails).where(inArray(mails.id, old(tx, KNOWN_DAYS, undefined, atMost))),
    )
    await inStrides(units, why, (tx, atMost) =>
      tx
        .update(mails)
        .set(unread)
        .where(inArray(mails.id, old(tx, keptForDays, ne(mails.html, ''), atMost))),
    )
    await inStrides(units, why, (tx, atMost) =>
      tx
        .update(mails)
        .set({ sealed: null })
        .where(inArray(mails.id, old(tx, SEALED_DAYS, isNotNull(mails.sealed), atMost))),
    )
  },
})

const old = (tx: Tx, days: number, which: SQL | undefined, atMost: number) =>
  tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(lt(mails.createdAt, new Date(clock.now().getTime() - days * DAY)), which))
    .limit(atMost)
