import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { endOfDayAfter, startOfDay } from '#platform/time/days.ts'
import { listExports } from './tables.ts'
import { EVERYTHING, KEPT_AFTER_CLOSING } from './vocabulary.ts'

/** Until when a school that closes on this day keeps the file of all that it has: for as long as it can be opened again. */
export const keptForClosing = (closesOn: string, timeZone: string): Date =>
  endOfDayAfter(startOfDay(closesOn, timeZone), KEPT_AFTER_CLOSING, timeZone)

/** The files of everything that were made before the day was said are kept until then, too; those of a school that goes on, a week as others are. */
export async function keepForClosing({ tx, school }: Ctx, closesOn: string | null): Promise<void> {
  await tx
    .update(listExports)
    .set({ keptUntil: closesOn === null ? null : keptForClosing(closesOn, school.timeZone) })
    .where(and(eq(listExports.schoolId, school.id), eq(listExports.kind, EVERYTHING)))
}
