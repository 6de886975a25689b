import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { dayNamed, dayOf } from '#platform/time/days.ts'
import type { ClosingOutlook, ErasingProgress } from './contract.ts'
import { countLeft } from './erasing/how-far.ts'
import { countAwaited } from './erasing/who-waits.ts'
import { isStudent } from './is-student.ts'
import { findClosing, viewClosing } from './find-closing.ts'
import type { ClosingRow } from './tables.ts'
import { AHEAD_DAYS, NOTICE_DAYS, type Planner } from './vocabulary.ts'

/**
 * Whether people are to be told in good time. Owners may close tomorrow what never sold, or gave all of it back; whoever runs the platform
 * only what has no students either.
 */
async function needsNotice({ tx, school }: Ctx, by: Planner): Promise<boolean> {
  const isSold = and(
    eq(transactions.schoolId, school.id),
    inArray(transactions.status, ['PERFORMED', 'CLEARED']),
    by === 'owner' ? gt(transactions.amount, sql`coalesce(${transactions.refundedAmount}, 0)`) : undefined,
  )
  const [sold] = await tx.select({ id: transactions.id }).from(transactions).where(isSold).limit(1)
  if (sold) return true
  if (by === 'owner') return false
  const [student] = await tx.select({ id: people.id }).from(people).where(isStudent({ school })).limit(1)
  return student !== undefined
}

/** Between which days it may be closed. */
export async function daysToChoose(ctx: Ctx, by: Planner): Promise<{ earliest: string; latest: string }> {
  const today = Date.parse(dayOf(ctx.now, ctx.school.timeZone))
  const notice = (await needsNotice(ctx, by)) ? NOTICE_DAYS : 1
  return { earliest: dayNamed(today + notice * DAY), latest: dayNamed(today + AHEAD_DAYS * DAY) }
}

export async function readOutlook(ctx: Ctx, by: Planner): Promise<ClosingOutlook> {
  const row = await findClosing(ctx.tx, ctx.school.id)
  return {
    closing: row ? viewClosing(row, ctx.now) : null,
    erasing: row?.erasingBeganAt && !row.erasedAt ? await readProgress(ctx, row) : null,
    ...(await daysToChoose(ctx, by)),
    awaiting: await countAwaited(ctx),
  }
}

async function readProgress(ctx: Ctx, { studentsCount }: ClosingRow): Promise<ErasingProgress> {
  const { students, waiting, files } = await countLeft(ctx)
  return { students: studentsCount ?? 0, students_left: students, students_waiting: waiting, files_left: files }
}
