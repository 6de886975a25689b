import { withBaseline } from '../house/baseline.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

/** Pages of visitors from the page cache, beside a constant of the same size. */
export const cachedPages: Measure = {
  name: 'cached-pages',
  async run({ few, subjects }) {
    const rows: Row[] = []
    for (const [work, path] of [
      ['course page, cached', `/${subjects.courseSlug}`],
      ['course list, cached', '/courses'],
    ] as const) {
      const { byteLength } = await (await fetch(few.url + path)).arrayBuffer()
      const row = await withBaseline('constant', { BYTES: byteLength }, (url) =>
        throughput({
          work: `${work} (${Math.round(byteLength / 1024)} KB)`,
          subject: { url: few.url, requests: [{ method: 'GET', path }] },
          baseline: { url, what: 'constant of the same size' },
          atLeast: 0.7,
        }),
      )
      rows.push(row)
    }
    return rows
  },
}
