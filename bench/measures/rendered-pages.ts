import type { Request } from 'autocannon'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

interface Page {
  work: string
  path: string
  headers: Record<string, string>
  /** one of those the page makes */
  query: string
  /** how many it makes */
  statements: number
  atLeast: number
}

/** Pages that have to be rendered, beside plain elements as many and as long, after as many statements. */
export const renderedPages: Measure = {
  name: 'rendered-pages',
  async run(house) {
    const { courseSlug, lectureId, schoolId, students } = house.subjects
    const { cookie } = students[0]!.headers as { cookie: string }
    const pages: Page[] = [
      {
        work: 'course page, cold',
        path: `/${courseSlug}`,
        headers: {},
        query: `select id, title from products where slug = '${courseSlug}'`,
        statements: 8,
        atLeast: 0.15,
      },
      {
        work: 'course list, cold',
        path: '/courses',
        headers: {},
        query: `select id, title from products where school_id = '${schoolId}' limit 20`,
        statements: 3,
        atLeast: 0.15,
      },
      {
        work: 'lesson page, signed in',
        path: `/${courseSlug}/watch/${lectureId}`,
        headers: { cookie },
        query: `select id, title from lectures where id = '${lectureId}'`,
        statements: 7,
        atLeast: 0.2,
      },
      {
        work: 'community feed, signed in',
        path: '/community',
        headers: { cookie },
        query: `select id, title, body from posts where school_id = '${schoolId}' limit 20`,
        statements: 3,
        atLeast: 0.2,
      },
    ]
    const rows: Row[] = []
    for (const page of pages) rows.push(await measured(house, page))
    return rows
  },
}

async function measured(
  { few, databaseUrl }: House,
  { work, path, headers, query, statements, atLeast }: Page,
): Promise<Row> {
  const html = await (await fetch(few.url + path, { headers })).text()
  const elements = html.match(/<[a-z]/g)?.length ?? 1
  const given = {
    ELEMENTS: elements,
    BYTES: Buffer.byteLength(html),
    DATABASE_URL: databaseUrl,
    QUERY: query,
    STATEMENTS: statements,
  }
  return withBaseline('elements', given, (url) =>
    throughput({
      work: `${work} (${elements} elements, ${Math.round(Buffer.byteLength(html) / 1024)} KB)`,
      subject: { url: few.url, requests: [neverKept(path, headers)] },
      baseline: { url, what: `plain elements and ${statements} statements` },
      atLeast,
    }),
  )
}

/** A browser for which the outcome of a form is left gets a page of its own: never a kept one. */
const OWN_PAGE = 'katedra_form=left'

export const neverKept = (path: string, headers: Record<string, string>): Request => ({
  method: 'GET',
  path,
  headers: { ...headers, cookie: [headers['cookie'], OWN_PAGE].filter(Boolean).join('; ') },
})
