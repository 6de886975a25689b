import type { Request } from 'autocannon'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

interface Page {
  work: string
  path: string
  headers: Record<string, string>
  query: string
  atLeast: number
}

/** Pages that have to be rendered, beside plain elements as many and as long. */
export const renderedPages: Measure = {
  name: 'rendered-pages',
  async run(house) {
    const { courseSlug, lectureId, students } = house.subjects
    const { cookie } = students[0]!.headers as { cookie: string }
    const pages: Page[] = [
      { work: 'course page, cold', path: `/${courseSlug}`, headers: {}, query: '', atLeast: 0.4 },
      { work: 'course list, cold', path: '/courses', headers: {}, query: '', atLeast: 0.4 },
      {
        work: 'lesson page, signed in',
        path: `/${courseSlug}/watch/${lectureId}`,
        headers: { cookie },
        query: 'select id, title from lectures limit 1',
        atLeast: 0.3,
      },
      {
        work: 'community feed, signed in',
        path: '/community',
        headers: { cookie },
        query: 'select id, title from posts limit 1',
        atLeast: 0.3,
      },
    ]
    const rows: Row[] = []
    for (const page of pages) rows.push(await measured(house, page))
    return rows
  },
}

async function measured({ few, databaseUrl }: House, { work, path, headers, query, atLeast }: Page): Promise<Row> {
  const html = await (await fetch(few.url + path, { headers })).text()
  const elements = html.match(/<[a-z]/g)?.length ?? 1
  const given = { ELEMENTS: elements, BYTES: Buffer.byteLength(html), DATABASE_URL: databaseUrl, QUERY: query }
  return withBaseline('elements', given, (url) =>
    throughput({
      work: `${work} (${elements} elements, ${Math.round(Buffer.byteLength(html) / 1024)} KB)`,
      subject: { url: few.url, requests: [neverSeen(path, headers)] },
      baseline: { url, what: `plain elements${query && ' and a statement'}` },
      atLeast,
    }),
  )
}

let asked = 0

/** The page cache goes by url, so another query is another page. */
const neverSeen = (path: string, headers: Record<string, string>): Request => ({
  method: 'GET',
  headers,
  setupRequest: (request) => ({ ...request, path: `${path}?cold=${asked++}` }),
})
