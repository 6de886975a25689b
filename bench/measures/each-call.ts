import { alternate } from '../alternate.ts'
import { type ProcessorTime, withBaseline } from '../house/baseline.ts'
import { load } from '../load.ts'
import type { Measure } from '../measure.ts'
import { ROUND_SECONDS, SECRET_KEY } from '../settings.ts'
import { shown } from '../statistics.ts'

const AT_MOST = 4

/**
 * What a call costs whatever it does: microseconds of processor for one whose verb does nothing, asked by somebody signed in, beside a
 * bare route.
 */
export const eachCall: Measure = {
  name: 'each-call',
  run: ({ databaseUrl, directory, subjects }) => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: directory, SECRET_KEY, LOG_LEVEL: 'error' }
    const { cookie } = subjects.students[0]!.headers
    const headers = { host: 'localhost', accept: 'application/json', cookie: cookie! }
    const perCall = async (url: string, processorTime: ProcessorTime) => {
      const before = await processorTime()
      const calls = (await load(url, [{ method: 'GET', path: '/', headers }])) * ROUND_SECONDS
      return ((await processorTime()) - before) / calls
    }
    return withBaseline('empty-call', env, (...empty) =>
      withBaseline('bare-call', {}, async (...bare) => {
        const { subject, baseline, ratio, rounds } = await alternate(
          () => perCall(...empty),
          () => perCall(...bare),
        )
        return [
          {
            work: 'a call that does nothing, processor',
            measured: shown(subject, 'µs'),
            baseline: `${shown(baseline, 'µs')}, bare Fastify`,
            ratio: `${ratio.toFixed(1)} ×`,
            promise: `≤ ${AT_MOST} ×`,
            isKept: ratio <= AT_MOST,
            rounds,
          },
        ]
      }),
    )
  },
}
