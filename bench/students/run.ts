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
  'spent at least 500 000': { spent: 500_000 },
  'agreed to letters': { consent: true },
  'did not agree': { consent: false },
  'a tag, seen within 30 days, spent 100': { tag: TAGS.hundredth, seenWithin: 30, spent: 100 },
}

await withTwoSchools(STUDENTS, writeStudents, async ({ few, many }) => {
  console.log(
    `| filter | order | ${STUDENTS.many} students | ${STUDENTS.few} students | ratio | kept |\n|---|---|---|---|---|---|`,
  )
  for (const [what, asked] of Object.entries(filters))
    for (const sort of SORTS) {
      const compared = await alternate(
        () => medianTime(many, list(asked, sort), ASKED),
        () => medianTime(few, list(asked, sort), ASKED),
      )
      const isKept = compared.ratio <= PROMISED ? 'yes' : '**no**'
      console.log(
        `| ${what} | ${sort} | ${shown(compared.subject, 'ms')} | ${shown(compared.baseline, 'ms')} | ${compared.ratio.toFixed(2)} × | ${isKept} |`,
      )
    }
})

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
    from people join find_students('{}', null, null, now(), null, null, $1, $2, $3, $4, $5, 'PLN', $6, $7, null, null, 31)
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
