import { eq, sql } from 'drizzle-orm'
import type { Finder } from '#modules/palette/index.ts'
import { people } from '#modules/people/tables.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { studentsFound } from './list-students.ts'

/** Students by part of their name or address, the newest first. */
export const studentFinder: Finder = {
  kind: 'student',
  right: 'see-students',
  async find(ctx, q, most) {
    const rows = await ctx.tx
      .select({ id: people.id, name: people.name, email: people.email })
      .from(people)
      .innerJoin(
        sql`${studentsFound(ctx, { q }, { most })} with ordinality as found (id, place)`,
        eq(people.id, sql`found.id`),
      )
      .orderBy(sql`found.place`)
    return rows.map(({ id, name, email }) => ({
      id,
      title: name,
      detail: shownEmail(email),
      path: `/home/students/${id}`,
    }))
  },
}
