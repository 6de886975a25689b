import { glob, readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'

import { LIMITS, within } from './limits.ts'

afterEach(() => void vi.unstubAllEnvs())

/** What a provider or a player is told of time, and looks that try again by themselves, are no limits of tests. */
const SHORT = 2_000
const HERE = 'test/limits.test.ts'
const OF_PROVIDER = /\borigin\b|\bmerchant\b|\bconnection\b/

/** Limits that a source of tests names by themselves, in an option or behind the body of a test. */
function limitsIn(source: string): string[] {
  const options = [...source.matchAll(/\{[^{}]*\btimeout: ?(\d[\d_]*)[^{}]*\}/g)]
  const behind = [...source.matchAll(/^\s*\}, (\d[\d_]*)\)$/gm)]
  const isLimit = ([all, number = '']: RegExpExecArray) =>
    Number(number.replaceAll('_', '')) > SHORT && !OF_PROVIDER.test(all)
  return [...options, ...behind].filter(isLimit).map(([all]) => all.trim())
}

test('no test names a limit of time by itself: all follow from the factor of the run', async () => {
  const found: string[] = []
  for await (const file of glob(['{src,seeds}/**/*.test.{ts,tsx}', 'src/**/testing.ts', 'test/**/*.{ts,tsx}']))
    if (file !== HERE) for (const limit of limitsIn(await readFile(file, 'utf8'))) found.push(`${file}: ${limit}`)
  expect(found).toEqual([])
})

test.each([
  ['expect.poll(paid, { timeout: 20_000 })', 1],
  ['test("is paid", { timeout: 60000, retry: 1 }, pay)', 1],
  ['test("is paid", () => {\n}, 120_000)', 1],
  ['expect.poll(paid, { timeout: within(20_000) })', 0],
  ['sandboxPayments({ origin, timeout: 5_000 })', 0],
  ['page.waitFor({ timeout: 1_000 })', 0],
])('%j names %d', (source, many) => {
  expect(limitsIn(source)).toHaveLength(many)
})

test('limits are as many times longer as the machine is slower', () => {
  vi.stubEnv('TEST_FACTOR', '2.5')
  expect([within(1_000), LIMITS.toCome]).toEqual([2_500, 75_000])
  vi.stubEnv('TEST_FACTOR', undefined)
  expect(within(1_000)).toBe(1_000)
})
