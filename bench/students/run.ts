import type pg from 'pg'
import { DAY } from '#platform/clock.ts'
import { alternate } from '../alternate.ts'
import { medianTime, withTwoSchools } from '../house/two-schools.ts'
import { shown } from '../statistics.ts'
import { TAGS, writeStudents } from './write-students.ts'

/** `node bench/students/run.ts`: each filter of the list in each order, over a thousand students and over a million. */
const STUDENTS = { few: 1_000, many: Number(process.env['BENCH_STUDENTS'] ?? 1_000_000) }
const ASKED = 20
const PROMISED = 1.5
const SORTS = ['-joined', 'joined', 'name', '-name']

interface Asked {
  tag?: string
  never?: boolean
  seenWithin?: number
  notSeenFor?: number
  spent?: number
  /** as much as each of so many who spent most */
  spentAsMost?: number
  consent?: boolean
}

const filters: Record<string, Asked> = {
  none: {},
  'a tag of one in a hundred': { tag: TAGS.hundredth },
  'a tag of one in three': { tag: TAGS.third },
  'a tag of five': { tag: TAGS.few },
  'seen within 7 days': { seenWithin: 7 },
  'seen within 90 days': { seenWithin: 90 },
  'not seen for 30 days': { notSeenFor: 30 },
  'not seen for 90 days': { notSeenFor: 90 },
  'never seen': { never: true },
  'spent at least 500': { spent: 500 },
  'spent at least 20 000': { spent: 20_000 },
  'spent as much as the twenty who spent most': { spentAsMost: 20 },
  'agreed to letters': { consent: true },
  'did not agree': { consent: false },
  'a tag of one in a hundred, seen within 30 days, spent 100': { tag: TAGS.hundredth, seenWithin: 30, spent: 100 },
  'a tag of one in two, seen within 90 days, spent 100': { tag: TAGS.half, seenWithin: 90, spent: 100 },
}

await withTwoSchools(STUDENTS, writeStudents, async ({ few, many }) => {
  console.log(
    `| filter | order | ${STUDENTS.many} students | found | ${STUDENTS.few} students | found | ratio | kept |\n|---|---|---|---|---|---|---|---|`,
  )
  for (const [what, asked] of Object.entries(filters)) {
    const ofMany = await withSum(many, asked)
    const ofFew = await withSum(few, asked)
    for (const sort of SORTS) {
      const compared = await alternate(
        () => medianTime(many, list(ofMany, sort), ASKED),
        () => medianTime(few, list(ofFew, sort), ASKED),
      )
      const found = [await many.query(list(ofMany, sort)), await few.query(list(ofFew, sort))]
      const [foundOfMany, foundOfFew] = found.map(({ rowCount }) => rowCount)
      const isKept = compared.ratio <= PROMISED ? 'yes' : '**no**'
      console.log(
        `| ${what} | ${sort} | ${shown(compared.subject, 'ms')} | ${foundOfMany} | ${shown(compared.baseline, 'ms')} | ${foundOfFew} | ${compared.ratio.toFixed(2)} × | ${isKept} |`,
      )
    }
  }
})

/** The sum of those who spent most is another in each school. */
async function withSum(client: pg.Client, asked: Asked): Promise<Asked> {
  if (asked.spentAsMost === undefined) return asked
  const { rows } = await client.query<{ amount: string }>(
    'select amount from student_spending order by amount desc offset $1 limit 1',
    [asked.spentAsMost - 1],
  )
  return { ...asked, spent: Number(rows[0]!.amount) / 100 }
}

function daysAgo(days: number | undefined) {
  return days === undefined ? null : new Date(Date.now() - days * DAY).toISOString()
}

/** As `list-students.ts` asks: a page, with what stands beside each. */
function list({ tag, never = false, seenWithin, notSeenFor, spent, consent }: Asked, sort: string) {
  return {
    name: 'students_found',
    text: `
    select people.id, people.name, last_seen_at,
      (select count(distinct product_id) from grants where student_id = people.id),
      (select sum(amount - refunded_amount) from transactions where transactions.school_id = people.school_id and payer_id = people.id),
      (select json_agg(student_tags.name) from tagged_students join student_tags on student_tags.id = tag_id where student_id = people.id)
    from people join find_students('{}', null, null, null, now(), null, null, $1, $2, $3, $4, $5, 'PLN', $6, $7, null, null, 31)
      with ordinality as found (id, place) on people.id = found.id
    left join student_visits on student_id = people.id order by place`,
    values: [
      tag ?? null,
      never,
      daysAgo(seenWithin),
      daysAgo(notSeenFor),
      spent ? spent * 100 : null,
      consent ?? null,
      sort,
    ],
  }
}
