import { sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Unsubscription } from '../unsubscribe/unsubscribe-url.ts'
import { actorOf } from '#modules/people/index.ts'
import { notices } from '../tables.ts'
import { PRODUCT_NOTICES } from '../vocabulary.ts'

const GATHERED_FOR = 15 * MINUTE
const AT_ONCE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
/** What is new in what they bought is a mail of its own, as each topic is. */
const PRODUCTS = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const PRODUCT = PRODUCT_NOTICES.map((kind) => `'${kind}'`).join(', ')
const MAIL = sql.raw(
  `case when n.kind in (${PRODUCT}) then '${PRODUCTS}' else coalesce(n.topic_id, '${BEFORE_ALL}') end`,
)

/** Somebody to be written to, and of what. */
export interface Due {
  schoolId: string
  what: Exclude<Unsubscription, { about: 'all' }>
  reader: Extract<Actor, { role: 'admin' | 'student' }>
  language: Language | null
}

/** Those whose oldest notice has waited long enough, some at a time and each once. */
export async function* findDue(units: UnitsOfWork): AsyncGenerator<Due> {
  const until = new Date(clock.now().getTime() - GATHERED_FOR).toISOString()
  let last = { personId: BEFORE_ALL, topicKey: BEFORE_ALL }
  for (;;) {
    const { personId, topicKey } = last
    const { rows } = await units.withoutSchool('notices of all schools fall due', (tx) =>
      tx.execute<Omit<Due, 'reader' | 'what'> & Parameters<typeof actorOf>[0] & { topicKey: string }>(sql`
        select distinct n.person_id, ${MAIL} as "topicKey", n.school_id as "schoolId", p.id, p.role, p.admin_role as "adminRole", p.name, p.email, p.language
        from ${notices} n join ${people} p on p.id = n.person_id
        where n.settled_at is null and p.role <> 'erased' and n.created_at <= ${until}::timestamptz
          and (n.person_id > ${personId} or (n.person_id = ${personId} and ${MAIL} > ${topicKey}))
        order by n.person_id, "topicKey" limit ${AT_ONCE}`),
    )
    for (const { schoolId, topicKey, language, ...person } of rows)
      yield { schoolId, what: whatOf(topicKey), language, reader: actorOf(person) }
    const end = rows.at(-1)
    if (!end) return
    last = { personId: end.id, topicKey: end.topicKey }
  }
}

function whatOf(topicKey: string): Due['what'] {
  if (topicKey === PRODUCTS) return { about: 'products' }
  return topicKey === BEFORE_ALL ? { about: 'answers' } : { about: 'topic', topicId: topicKey }
}
