import { eq } from 'drizzle-orm'
import { keepForClosing } from '#modules/exports/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/days.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { findClosing, keptUntil } from './find-closing.ts'
import { ClosedForGood, Erased } from './refusals.ts'
import { closings } from './tables.ts'

/** Refuses with 404 a school that is not closed, with 409 one that is closed for too long, or is erased. */
export async function reopenClosed(ctx: Ctx): Promise<void> {
  const { tx, school, now } = ctx
  await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, school.id)).for('update')
  const row = foundOr404(await findClosing(tx, school.id))
  const closedAt = foundOr404(row.closedAt)
  if (row.erasingBeganAt) throw new Erased(dayOf(row.erasingBeganAt, school.timeZone))
  refuseUnless(now <= keptUntil(closedAt), new ClosedForGood())
  await tx.update(schools).set({ closesOn: null, closedAt: null }).where(eq(schools.id, school.id))
  await keepForClosing(ctx, null)
  await tx.update(closings).set({ reopenedAt: now }).where(eq(closings.id, row.id))
}
