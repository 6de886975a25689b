import type { Request } from 'autocannon'
import { alternate } from '../alternate.ts'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import { load } from '../load.ts'
import type { Measure, Row } from '../measure.ts'
import { shown } from '../statistics.ts'
import { throughput } from '../throughput.ts'
import { neverKept } from './rendered-pages.ts'

interface Page {
  work: string
  path: string
  /** one of those that find what is the reader's own */
  query: string
  /** how many there are */
  statements: number
}

/** Pages of students who all get the same but for what is their own: kept, beside the same rendered, and beside the least it takes. */
export const readersPages: Measure = {
  name: 'readers-pages',
  async run(house) {
    const { courseSlug, lectureId, schoolId } = house.subjects
    await house.query(
      `insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at, created_at)
       select gen_random_uuid(), p.school_id, s.id, p.id, 'instructor_action', gen_random_uuid(), now() - interval '1 year', now()
       from products p join people s on s.school_id = p.school_id and s.role = 'student' and s.email like 'bench-%'
       where p.slug = '${courseSlug}'`,
    )
    const pages: Page[] = [
      {
        work: 'lesson page, kept for students',
        path: `/${courseSlug}/watch/${lectureId}`,
        query: `select id, title from lectures where id = '${lectureId}'`,
        statements: 5,
      },
      {
        work: 'community feed, kept for students',
        path: '/community',
        query: `select id, title from posts where school_id = '${schoolId}' limit 20`,
        statements: 2,
      },
    ]
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await measured(house, page)))
    return rows
  },
}

async function measured(
  { few, databaseUrl, subjects }: House,
  { work, path, query, statements }: Page,
): Promise<Row[]> {
  const requests = subjects.students.slice(0, 50).map(({ headers }): Request => {
    const { cookie } = headers as { cookie: string }
    return { method: 'GET', path, headers: { cookie, 'accept-encoding': 'gzip' } }
  })
  const answer = await fetch(few.url + path, { headers: requests[0]!.headers as Record<string, string> })
  const html = await answer.text()
  if (!html.includes('id="own-part"')) throw new Error(`${path} is not kept for its readers`)
  const bytes = Number(answer.headers.get('content-length'))
  const given = { BYTES: bytes, DATABASE_URL: databaseUrl, QUERY: query, STATEMENTS: statements }
  const beside = await withBaseline('personal', given, (url) =>
    throughput({
      work,
      subject: { url: few.url, requests },
      baseline: { url, what: `${statements} statements and a constant` },
      atLeast: 0.5,
    }),
  )
  const rendered = requests.map(({ headers }) => neverKept(path, headers as Record<string, string>))
  const gain = await alternate(
    () => load(few.url, requests),
    () => load(few.url, rendered),
  )
  return [
    beside,
    {
      work: `${work}, beside the same rendered`,
      measured: shown(gain.subject, '/s'),
      baseline: `${shown(gain.baseline, '/s')}, rendered for each`,
      ratio: `${gain.ratio.toFixed(1)} ×`,
      promise: '≥ 6 ×',
      isKept: gain.ratio >= 6,
      rounds: gain.rounds,
    },
  ]
}
