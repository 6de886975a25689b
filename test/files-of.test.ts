import { expect, test } from 'vitest'

import type { Said } from '#test/run/file-reporter.ts'
import { filesOf, type Told } from '#test/run/files-of.ts'
import type { Suite } from '#test/run/suite.ts'

const suite: Suite = { name: 'unit tests', projects: ['unit'], at: new Date(0), without: ['c'] }
const UNPAID = { what: 'a: an order is paid', why: 'expected 1 to be 2' }

const told = (...said: Said[]): Told => ({ said, exitCode: 1, lastWords: 'Error: out of memory' })
const begun = (file: string): Said => ({ begun: file })
const ended = (file: string, ...failed: (typeof UNPAID)[]): Said => ({
  ended: file,
  passed: 2,
  failed,
  near: [],
  seconds: 1.5,
  megabytes: 80,
})

function resultOf(what: Told): { files: Record<string, unknown>; rest: string[] } {
  const { runs, rest } = filesOf(suite, what)
  return { files: Object.fromEntries(runs.map(({ file, passed, failed }) => [file, [passed, failed]])), rest }
}

test('each file is counted, and what failed in it is named', () => {
  const planned: Said = { planned: ['a', 'b'] }
  expect(resultOf(told(planned, begun('a'), begun('b'), ended('b'), ended('a', UNPAID)))).toEqual({
    files: { a: [2, [UNPAID]], b: [2, []] },
    rest: [],
  })
})

test('a file whose worker died is named, with what was said of it, and the others are counted', () => {
  const died: Said = { broken: 'Worker exited unexpectedly' }
  expect(resultOf(told({ planned: ['a', 'b'] }, begun('a'), begun('b'), ended('b'), died))).toEqual({
    files: { a: [0, [{ what: 'a', why: 'It never ended.\nWorker exited unexpectedly' }]], b: [2, []] },
    rest: [],
  })
})

test('what had not begun when a run broke off is left, and failed nothing', () => {
  expect(resultOf(told({ planned: ['a', 'b', 'c'] }, begun('a'), begun('b'), ended('a')))).toEqual({
    files: { a: [2, []], b: [0, [{ what: 'b', why: 'It never ended.\nError: out of memory' }]] },
    rest: ['c'],
  })
})

test('an error outside of its tests fails the file it came from', () => {
  const outside: Said = { broken: 'Unhandled rejection', file: 'a' }
  expect(resultOf(told({ planned: ['a'] }, begun('a'), ended('a'), outside)).files).toEqual({
    a: [2, [{ what: 'a', why: 'Unhandled rejection' }]],
  })
})

test.each<[string, Said[], string]>([
  ['that came from no file', [{ planned: ['a'] }, begun('a'), ended('a'), { broken: 'Odd' }], 'Odd'],
  ['before anything was planned', [], 'Error: out of memory'],
])('an error %s fails the suite as a whole', (_when, said, why) => {
  const whole = 'all of "unit tests"'
  expect(resultOf(told(...said)).files[whole]).toEqual([0, [{ what: whole, why: `It ended with 1.\n${why}` }]])
})

test('a file is tried once more alone at the same moment, whatever else was left out; a suite as it was', () => {
  const { runs } = filesOf(suite, told({ planned: ['c'] }, begun('c'), ended('c', UNPAID)))
  expect(runs[0]!.again).toEqual({ name: 'unit tests', projects: ['unit'], at: suite.at, files: ['c'], isAlone: true })
  expect(filesOf(suite, told()).runs[0]!.again).toBe(suite)
})
