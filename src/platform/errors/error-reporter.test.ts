import { afterEach, beforeEach, expect, test } from 'vitest'
import { clock, MINUTE } from '#platform/clock.ts'
import { anErrorCollector } from '#test/error-collector.ts'
import { parseDsn } from './dsn.ts'
import { errorReporter } from './error-reporter.ts'

let collector: Awaited<ReturnType<typeof anErrorCollector>>

beforeEach(async () => {
  collector = await anErrorCollector()
})
afterEach(() => collector.close())

const reporter = () => errorReporter(parseDsn(collector.dsn), { environment: 'test' })
const about = { side: 'server', place: 'POST /comments', school: 'zolw', personId: 'p-1' } as const
const told = (count: number) => expect.poll(() => collector.collected.length).toBe(count)

test('an error arrives with its cause first, where it happened, and under the right key', async () => {
  const error = new TypeError('No such turtle', { cause: new Error('The pond is dry') })
  reporter()({ ...about, error })
  await told(1)
  const [{ path, headers, event }] = collector.collected as [(typeof collector.collected)[0]]
  expect(path).toBe('/sub/api/7/envelope/')
  expect(headers['x-sentry-auth']).toContain('sentry_key=publickey')
  expect(event).toMatchObject({
    platform: 'node',
    transaction: 'POST /comments',
    tags: { side: 'server', school: 'zolw' },
    user: { id: 'p-1' },
  })
  expect(event.exception.values.map(({ type, value }) => [type, value])).toEqual([
    ['Error', 'The pond is dry'],
    ['TypeError', 'No such turtle'],
  ])
  const files = event.exception.values[1]?.stacktrace?.frames.map(({ filename }) => filename)
  expect(files?.at(-1)).toBe('src/platform/errors/error-reporter.test.ts')
})

test('what people typed and what opens doors stays here', async () => {
  const secret = 'kQ3'.padEnd(43, 'x-_')
  const message = `Failed query: insert into people\nparams: Jan,tajne`
  reporter()({ ...about, place: `GET /password/reset/${secret}`, error: new Error(message) })
  reporter()({ ...about, error: new Error(`jan@zolw.test at https://zolw.test/x?email=jan#${secret}`) })
  await told(2)
  const all = collector.collected.map(({ text }) => text).join('\n')
  for (const kept of [secret, 'tajne', 'jan@', 'email=', process.cwd()]) expect(all).not.toContain(kept)
})

test('the same error is told once in ten minutes, and no more than thirty a minute', async () => {
  const report = reporter()
  const error = new Error('Again')
  for (let nth = 0; nth < 5; nth++) report({ ...about, error })
  for (let nth = 0; nth < 50; nth++) report({ ...about, error: new Error(`Other ${nth}`) })
  await told(30)
  clock.moveBy(10 * MINUTE)
  report({ ...about, error })
  await told(31)
})

test('a collector that is full is left in peace for as long as it asks', async () => {
  const report = reporter()
  collector.answerWith(429)
  report({ ...about, error: new Error('Refused') })
  await told(1)
  let kept = 0
  await expect
    .poll(() => {
      report({ ...about, error: new Error(`Kept ${kept++}`) })
      return kept + 1 - collector.collected.length
    })
    .toBeGreaterThan(5)
  clock.moveBy(MINUTE)
  collector.answerWith(200)
  const before = collector.collected.length
  report({ ...about, error: new Error('Later') })
  await told(before + 1)
})

test.each([
  ['https://abc@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
  ['https://abc@errors.test:8443/glitch/7', 'https://errors.test:8443/glitch/api/7/envelope/'],
  ['https://errors.test/42', undefined],
  ['https://abc@errors.test/', undefined],
  ['ftp://abc@errors.test/1', undefined],
  ['nothing', undefined],
])('%s sends to %s', (dsn, url) => {
  expect(parseDsn(dsn)?.envelopeUrl).toBe(url)
})
