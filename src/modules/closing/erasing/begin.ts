import { and, eq, isNull, lte } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { isStudent } from '../is-student.ts'
import { closings } from '../tables.ts'
import { REOPEN_DAYS } from '../vocabulary.ts'

/** From now on it is not opened again, and has no new students: the database says so. One that is not due, or was begun before, stays as it is. */
export async function beginErasing({ tx, school, now }: Ctx, closingId: string): Promise<void> {
  await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, school.id)).for('update')
  const studentsCount = await tx.$count(people, isStudent({ school }))
  await tx
    .update(closings)
    .set({ erasingBeganAt: now, studentsCount })
    .where(
      and(
        eq(closings.id, closingId),
        isNull(closings.reopenedAt),
        isNull(closings.erasingBeganAt),
        lte(closings.closedAt, new Date(now.getTime() - REOPEN_DAYS * DAY)),
      ),
    )
}
