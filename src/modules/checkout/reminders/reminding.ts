import { and, asc, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import { laterThan } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { remind, type ReminderParts } from './remind.ts'
import { checkoutReminders as reminders } from './tables.ts'
import { NEVER_REMINDED_AFTER, REMINDED_AFTER, RESTORED_FOR } from './vocabulary.ts'

export type RemindingParts = ReminderParts & OneByOneParts

/**
 * Every ten minutes reminds those who left a checkout some hours ago, each in a unit of work of their own, and removes what has been
 * kept long enough. One who cannot be told keeps nobody waiting; what is left waits for the next time.
 */
export function reminding(parts: RemindingParts): TimedJob {
  const { units } = parts
  return {
    queue: 'checkout.remind',
    cron: '4-59/10 * * * *',
    async work(tell) {
      await forgetOld(units)
      const rowsAfter = (after: Waiting | undefined, most: number) => waitingAfter(units, after, most)
      await workOneByOne(parts, { rowsAfter, work: (ctx, id) => remind(ctx, id, parts) }, tell)
    },
  }
}

const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds)

interface Waiting {
  id: string
  schoolId: string
  updatedAt: Date
}

/** Who has waited longest first. */
const waitingAfter = (units: UnitsOfWork, after: Waiting | undefined, most: number): Promise<Waiting[]> =>
  units.withoutSchool('people are reminded in all schools', (tx) =>
    tx
      .select({ id: reminders.id, schoolId: reminders.schoolId, updatedAt: reminders.updatedAt })
      .from(reminders)
      .where(
        and(
          isNull(reminders.remindedAt),
          lte(reminders.updatedAt, before(REMINDED_AFTER)),
          laterThan(reminders.updatedAt, reminders.id, after && { createdAt: after.updatedAt, id: after.id }),
        ),
      )
      .orderBy(asc(reminders.updatedAt), asc(reminders.id))
      .limit(most),
  )

const forgetOld = (units: UnitsOfWork): Promise<number> =>
  inStrides(units, 'what people left is removed everywhere', (tx, atMost) => {
    const old = tx
      .select({ id: reminders.id })
      .from(reminders)
      .where(
        or(
          lt(reminders.remindedAt, before(RESTORED_FOR)),
          and(isNull(reminders.remindedAt), lt(reminders.updatedAt, before(NEVER_REMINDED_AFTER))),
        ),
      )
      .limit(atMost)
    return tx.delete(reminders).where(inArray(reminders.id, old))
  })
