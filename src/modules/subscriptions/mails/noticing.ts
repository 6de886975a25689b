import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { memberships } from '../tables.ts'
import { writeNotice } from './write-letters.ts'

/** Days before a charge at which its holder is told of it: more of what is paid for a year at once. */
const NOTICE_DAYS = 1
const NOTICE_DAYS_OF_YEAR = 7

interface Told {
  id: string
  schoolId: string
  nextAt: Date | null
}

type NoticingParts = LetterParts & OneByOneParts

/** Each quarter of an hour tells members of charges to come, a day before, and a week before what is paid for a year. */
export const noticing = (parts: NoticingParts): TimedJob => ({
  queue: 'subscriptions.tell-renewals',
  cron: '*/15 * * * *',
  async work(tell) {
    const rowsAfter = (last: Told | undefined, most: number) => toTell(parts, last?.nextAt ?? null, most)
    await workOneByOne<Told>(parts, { rowsAfter, work: (ctx, id) => writeNotice(ctx, id, parts) }, tell)
  },
})

function toTell({ units }: NoticingParts, after: Date | null, most: number) {
  const now = clock.now()
  const within = (days: number) => new Date(now.getTime() + days * DAY)
  return units.withoutSchool('members of all schools are told of charges to come', (tx) =>
    tx
      .select({ id: memberships.id, schoolId: memberships.schoolId, nextAt: memberships.nextAt })
      .from(memberships)
      .where(
        and(
          eq(memberships.status, 'active'),
          isNotNull(memberships.cardFrom),
          isNull(memberships.endedAt),
          gt(memberships.nextAt, after ?? now),
          or(
            lte(memberships.nextAt, within(NOTICE_DAYS)),
            and(eq(memberships.months, 12), lte(memberships.nextAt, within(NOTICE_DAYS_OF_YEAR))),
          ),
          sql`${memberships.noticedNumber} <= ${memberships.periodNumber}`,
        ),
      )
      .orderBy(asc(memberships.nextAt))
      .limit(most),
  )
}
