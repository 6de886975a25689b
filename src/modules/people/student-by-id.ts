import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { people } from './tables.ts'

/** The query for a student's row: no row for who is no student of the school. */
export const studentById = (ctx: Ctx, id: string) =>
  ctx.tx
    .select()
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, 'student')))
