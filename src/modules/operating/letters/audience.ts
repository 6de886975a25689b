import { and, eq, type SQL, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { whichSchools } from '../schools/which-schools.ts'
import { schoolFigures } from '../tables.ts'
import type { SchoolState } from '../vocabulary.ts'

export interface Audience {
  q?: string | undefined
  state?: SchoolState | null | undefined
}

/** Of a statement over people, schools and their figures: the owners of those schools. */
export const isOwnerOf = (asked: Audience): SQL | undefined =>
  and(eq(people.role, 'admin'), eq(people.adminRole, 'owner'), whichSchools(asked))

export async function countAudience(ctx: PlatformCtx, asked: Audience): Promise<{ owners: number; schools: number }> {
  const [row] = await ctx.reading('operators count whom a letter reaches', (tx) =>
    tx
      .select({
        owners: sql<number>`count(distinct lower(${people.email}))::int`,
        schools: sql<number>`count(distinct ${schools.id})::int`,
      })
      .from(people)
      .innerJoin(schools, eq(schools.id, people.schoolId))
      .innerJoin(schoolFigures, eq(schoolFigures.schoolId, schools.id))
      .where(isOwnerOf(asked)),
  )
  return row!
}

/** On whose paper it is shown before it is sent. */
export async function newestOf(asked: Audience, tx: Tx): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: schools.id })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .innerJoin(schoolFigures, eq(schoolFigures.schoolId, schools.id))
    .where(isOwnerOf(asked))
    .orderBy(sql`${schools.createdAt} desc`)
    .limit(1)
  return row?.id
}
