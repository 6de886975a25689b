import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { within } from '#test/limits.ts'
import type { FileRun } from '#test/run/suite.ts'
import { type PassedAlone, tryAgain } from '#test/run/try-again.ts'

const SILENT = within(15_000)
const SUITES = path.resolve('test/run/suites-that-break')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'katedra-second-try-'))
  await cp(SUITES, folder, { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A run of one of those suites and what was tried again of it, by a program of its own. */
async function runThere(project: string): Promise<{ first: FileRun[]; runs: FileRun[]; passedAlone: PassedAlone[] }> {
  const [running, trying] = ['run-suite.ts', 'try-again.ts'].map((file) => path.resolve('test/run', file))
  const program = `
    const { runSuite } = await import('${running}')
    const { tryAgain } = await import('${trying}')
    const run = (suite) => runSuite(suite, ${SILENT})
    const first = await run({ name: '${project}', projects: ['${project}'] })
    const { runs, passedAlone } = await tryAgain(first, run)
    console.log('\\n' + JSON.stringify({ first, runs, passedAlone }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
  })
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!)
}

const countsOf = (runs: FileRun[]) =>
  Object.fromEntries(runs.map(({ file, passed, failed }) => [file, [passed, failed.length]]))

test(
  'what failed or hung among others passes alone and is named; what fails twice fails',
  { timeout: within(240_000) },
  async () => {
    const { first, runs, passedAlone } = await runThere('accidents')
    const same = { 'fails-always.test.js': [1, 1], 'passes.test.js': [2, 0] }
    expect(countsOf(first)).toEqual({ ...same, 'fails-once.test.js': [0, 1], 'hangs-once.test.js': [0, 1] })
    expect(countsOf(runs)).toEqual({ ...same, 'fails-once.test.js': [1, 0], 'hangs-once.test.js': [1, 0] })
    const [failed, hung] = passedAlone
    expect(failed).toMatchObject({ file: 'fails-once.test.js', first: { what: 'fails-once.test.js: is right' } })
    expect(failed!.first.why).toMatch(/^AssertionError: expected 1 to be 2/)
    expect(hung).toMatchObject({ file: 'hangs-once.test.js', first: { what: 'hangs-once.test.js' } })
    expect(hung!.first.why).toContain(`Nothing was heard of it for ${SILENT / 1_000} s.`)
  },
)

test.each([
  ['a worker that died', 'death', 'dies-once.test.js', 'SIGKILL', { 'dies-once.test.js': [1, 0] }],
  ['a set-up that broke', 'set-up', 'all of "set-up"', 'No server today', {}],
])('%s is tried once more, and its tests are counted once', { timeout: within(120_000) }, async (...given) => {
  const [, project, broken, why, after] = given
  const { first, runs, passedAlone } = await runThere(project)
  expect(countsOf(first)[broken]).toEqual([0, 1])
  expect(countsOf(runs)).toEqual({ 'passes.test.js': [2, 0], ...after })
  expect(passedAlone).toEqual([{ file: broken, first: { what: broken, why: expect.stringContaining(why) } }])
})

test('more than ten that fail are no accident and are not tried again', async () => {
  const runs = Array.from({ length: 11 }, (_, nth): FileRun => {
    const file = `${nth}.test.ts`
    return {
      file,
      passed: 1,
      failed: [{ what: file, why: 'odd' }],
      near: [],
      seconds: 1,
      megabytes: 1,
      again: { name: '', projects: [] },
    }
  })
  const never = () => Promise.reject(new Error('tried again'))
  expect(await tryAgain(runs, never)).toEqual({ runs, passedAlone: [] })
})
