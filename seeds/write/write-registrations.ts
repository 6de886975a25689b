import { eq } from 'drizzle-orm'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { writeEvents } from './write-events.ts'

/** To be called when the first sales have moved the days students came. */
export async function writeRegistrations(ctx: Ctx, termsVersion: number): Promise<void> {
  const students = await ctx.tx
    .select({ id: people.id, at: people.createdAt })
    .from(people)
    .where(eq(people.role, 'student'))
  await writeEvents(
    ctx,
    students.map(({ id, at }) => ({ at, event: studentRegistered({ student_id: id, terms_version: termsVersion }) })),
  )
}
