import { withBaseline } from '../house/baseline.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

/** Pages of visitors from the page cache, beside a constant of the same size with the same headers. */
export const cachedPages: Measure = {
  name: 'cached-pages',
  async run({ few, subjects }) {
    const rows: Row[] = []
    for (const [work, path] of [
      ['course page, cached', `/${subjects.courseSlug}`],
      ['course list, cached', '/courses'],
    ] as const) {
      const answer = await fetch(few.url + path)
      const { byteLength } = await answer.arrayBuffer()
      const given = { BYTES: byteLength, HEADERS: JSON.stringify(ownHeadersOf(answer)) }
      const row = await withBaseline('constant', given, (url) =>
        throughput({
          work: `${work} (${Math.round(byteLength / 1024)} KB)`,
          subject: { url: few.url, requests: [{ method: 'GET', path }] },
          baseline: { url, what: 'constant of the same size' },
          atLeast: 0.65,
        }),
      )
      rows.push(row)
    }
    return rows
  },
}

/** Without those that any server sends by itself, and without its packing: `fetch` has unpacked the body. */
function ownHeadersOf({ headers }: Response): Record<string, string> {
  const byItself = ['content-encoding', 'content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding']
  return Object.fromEntries([...headers].filter(([name]) => !byItself.includes(name)))
}
