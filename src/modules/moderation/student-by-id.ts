import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { people } from '#modules/people/tables.ts'

/** The query for a student's name: no row for who is no student of the school. */
export const studentById = (ctx: Ctx, id: string) =>
  ctx.tx
    .select({ name: people.name })
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, 'student')))
