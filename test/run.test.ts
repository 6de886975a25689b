import { expect, test, vi } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'

import { awkwardMoments } from '#test/run/awkward-moments.ts'
import { DrawnOrder } from '#test/run/drawn-order.ts'
import { filesBoundToNow } from '#test/run/files-bound-to-now.ts'
import { filesThatCompareDays } from '#test/run/files-that-compare-days.ts'
import { measureFactor } from '#test/run/measure-factor.ts'
import { runSteps } from '#test/run/run-steps.ts'

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/katedra/src/${name}.test.ts`)
const FAILURE = { what: 'an order is paid', why: 'expected 1 to be 2' }
const LONG = '/katedra/test/purchase-torture.test.ts'

async function orderOf(seed: number): Promise<string[]> {
  const order = new DrawnOrder({ config: { root: '/katedra', sequence: { seed } } } as Vitest)
  const files = [...FILES, LONG].map((moduleId) => ({ moduleId }) as TestSpecification)
  return (await order.sort(files)).map(({ moduleId }) => moduleId)
}

test('the seed decides the order, and long files begin', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const [first, ...others] = await orderOf(42)
  expect(first).toBe(LONG)
  expect([...others].sort()).toEqual(FILES)
  expect(await orderOf(42)).toEqual([first, ...others])
  expect(await orderOf(43)).not.toEqual([first, ...others])
})

test('lanes run beside each other, and a step that breaks off is a failure that stops nobody', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const other = Promise.withResolvers<void>()
  const total = await runSteps(
    [
      async () => {
        await other.promise
        return { passed: 2, failed: [] }
      },
      () => Promise.reject(new Error('no such program')),
      async () => ({ passed: 3, failed: [FAILURE] }),
    ],
    [
      async () => {
        other.resolve()
        return { passed: 1, failed: [] }
      },
    ],
  )
  expect(total).toEqual({
    passed: 6,
    failed: [{ what: 'a step of the run', why: 'Error: no such program' }, FAILURE],
  })
})

test.each(['2026-11-22T00:36:00Z', '2026-12-31T23:59:00Z', '2027-02-28T12:00:00Z'])(
  'awkward moments lie ahead of %s: a year that ends here first, and a month that began a moment ago',
  (text) => {
    const now = new Date(text)
    const [yearsEnd, monthsBegin] = awkwardMoments(now)
    expect(yearsEnd!.getTime()).toBeGreaterThan(now.getTime())
    const inWarsaw = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', timeStyle: 'short' })
    expect(inWarsaw.format(yearsEnd)).toBe('23:59')
    expect(monthsBegin!.getTime()).toBeGreaterThan(now.getTime())
    expect([monthsBegin!.getUTCDate(), monthsBegin!.getUTCHours()]).toEqual([1, 0])
  },
)

test('what asks for days is among the files that compare them, and what only moves the clock is not', async () => {
  const files = await filesThatCompareDays()
  expect(files).toEqual(
    expect.arrayContaining(['src/platform/time/days.test.ts', 'src/modules/catalog/price-history.test.ts']),
  )
  expect(files).not.toContain('src/modules/payments/notifications.test.ts')
})

test('what asks a clock that nobody can move is bound to now', async () => {
  const files = await filesBoundToNow()
  expect(files).toEqual(
    expect.arrayContaining(['src/providers/storage/object-store.test.ts', 'test/embedded-postgres.test.ts']),
  )
  expect(files.length).toBeLessThan(10)
})

test.each([
  [20, 1],
  [90, 1],
  [225, 2.5],
  [4_000, 6],
])('where the fixed piece of work takes %d ms, limits are %d times as long', async (milliseconds, factor) => {
  expect(await measureFactor(() => milliseconds)).toBe(factor)
})
