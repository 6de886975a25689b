import { and, eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'

/** SQL: somebody in `people` who learns at this school, and is not erased. */
export const isStudent = ({ school }: Pick<Ctx, 'school'>) =>
  and(eq(people.schoolId, school.id), eq(people.role, 'student'))
