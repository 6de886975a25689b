import { sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Language } from '#platform/i18n/language.ts'
import { notices } from '../tables.ts'

const GATHERED_FOR = 15 * MINUTE
const AT_ONCE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Somebody to be written to, and of what: of a topic, or with null of answers to what they wrote. */
export interface Due {
  schoolId: string
  topicId: string | null
  reader: { id: string; role: 'admin' | 'student'; name: string; email: string }
  language: Language | null
}

/** Those whose oldest notice has waited long enough, some at a time and each once. */
export async function* findDue(units: UnitsOfWork): AsyncGenerator<Due> {
  const until = new Date(clock.now().getTime() - GATHERED_FOR).toISOString()
  let last = { personId: BEFORE_ALL, topicKey: BEFORE_ALL }
  for (;;) {
    const { personId, topicKey } = last
    const { rows } = await units.withoutSchool('notices of all schools fall due', (tx) =>
      tx.execute<Omit<Due, 'reader'> & Due['reader'] & { topicKey: string }>(sql`
        select distinct n.person_id, coalesce(n.topic_id, ${BEFORE_ALL}) as "topicKey", n.topic_id as "topicId",
          n.school_id as "schoolId", p.id, p.role, p.name, p.email, p.language
        from ${notices} n join ${people} p on p.id = n.person_id
        where n.settled_at is null and n.created_at <= ${until}::timestamptz
          and (n.person_id > ${personId} or (n.person_id = ${personId} and coalesce(n.topic_id, ${BEFORE_ALL}) > ${topicKey}))
        order by n.person_id, "topicKey" limit ${AT_ONCE}`),
    )
    for (const { schoolId, topicId, language, id, role, name, email } of rows)
      yield { schoolId, topicId, language, reader: { id, role, name, email } }
    const end = rows.at(-1)
    if (!end) return
    last = { personId: end.id, topicKey: end.topicKey }
  }
}
