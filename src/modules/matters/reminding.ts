import { and, asc, gt, isNull, lte, or } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import { laterThan } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { remind } from './remind.ts'
import { type Matter, matters } from './tables.ts'
import { REMINDED_DAYS } from './vocabulary.ts'

export type RemindingParts = LetterParts & OneByOneParts

/** Every quarter of an hour tells admins of what is due soon, in all schools. */
export const reminding = (parts: RemindingParts): TimedJob => ({
  queue: 'matters.remind',
  cron: '9-59/15 * * * *',
  async work(tell) {
    const rowsAfter = (last: Matter | undefined, most: number) => dueSoon(parts.units, last, most)
    await workOneByOne(parts, { rowsAfter, work: (ctx, id) => remind(ctx, id, parts) }, tell)
  },
})

function dueSoon(units: UnitsOfWork, last: Matter | undefined, most: number): Promise<Matter[]> {
  const now = clock.now()
  const untold = REMINDED_DAYS.map((days) =>
    and(
      lte(matters.dueAt, new Date(now.getTime() + days * DAY)),
      or(isNull(matters.remindedDays), gt(matters.remindedDays, days)),
    ),
  )
  const after = laterThan(matters.dueAt, matters.id, last && { createdAt: last.dueAt, id: last.id })
  return units.withoutSchool('what is due soon in all schools', (tx) =>
    tx
      .select()
      .from(matters)
      .where(and(isNull(matters.endedAt), gt(matters.dueAt, now), or(...untold), after))
      .orderBy(asc(matters.dueAt), asc(matters.id))
      .limit(most),
  )
}
