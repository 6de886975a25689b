import { eq, sql } from 'drizzle-orm'
import type { Finder } from '#modules/palette/index.ts'
import { people } from '#modules/people/tables.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { wordsIn } from './list-students.ts'

/** Students by part of their name or address, the newest first. */
export const studentFinder: Finder = {
  kind: 'student',
  right: 'see-students',
  async find({ tx, now }, q, most) {
    const found = sql`find_students(
      array[${sql.join(wordsIn(q), sql`, `)}]::text[], null, null, ${atMoment(now)}, null, null, '-joined', null, null, ${most})`
    const rows = await tx
      .select({ id: people.id, name: people.name, email: people.email })
      .from(people)
      .innerJoin(sql`${found} with ordinality as found (id, place)`, eq(people.id, sql`found.id`))
      .orderBy(sql`found.place`)
    return rows.map(({ id, name, email }) => ({
      id,
      title: name,
      detail: shownEmail(email),
      path: `/home/students/${id}`,
    }))
  },
}
