import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { LIMITS, within } from '../limits.ts'
import type { Said } from './file-reporter.ts'
import { filesOf, type Told } from './files-of.ts'
import { runProgram } from './run-program.ts'
import type { FileRun, Suite } from './suite.ts'
import { lastOf } from './tally.ts'

/** As long as a single test may take, and its hooks, and some more: whoever is silent for longer hangs. */
const silentAtMost = () => Math.min(2 * LIMITS.journey + within(60_000), 900_000)
const LOOKED_AT_EVERY = 1_000
const REPORTER = fileURLToPath(new URL('./file-reporter.ts', import.meta.url))

/** Runs tests, and what a run that broke off had not begun in another one. Answers what came of each file. */
export async function runSuite(suite: Suite, silent = silentAtMost()): Promise<FileRun[]> {
  console.log(`\n── ${suite.name}${suite.at ? `, as if it were ${suite.at.toISOString()}` : ''}`)
  const { runs, rest } = filesOf(suite, await runOnce(suite, silent))
  if (rest.length === 0) return runs
  console.log(`\n${rest.length} files had not begun; they are run now`)
  return [...runs, ...(await runSuite({ ...suite, files: rest }, silent))]
}

async function runOnce(suite: Suite, silent: number): Promise<Told> {
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-report-'))
  const report = path.join(folder, 'report')
  const errors: string[] = []
  const hung = new AbortController()
  await writeFile(report, '')
  const stopLooking = whenSilent(report, silent, () => hung.abort())
  try {
    const exitCode = await runProgram(['vitest', 'run', ...optionsOf(suite)], {
      hearErrors: (words) => errors.push(words),
      stop: hung.signal,
      env: { TEST_REPORT: report, ...(suite.at && { TEST_AT: suite.at.toISOString() }) },
    })
    const lastWords = hung.signal.aborted ? `Nothing was heard of it for ${silent / 1_000} s.` : lastOf(errors)
    return { said: parse(await readFile(report, 'utf8')), exitCode, lastWords }
  } finally {
    stopLooking()
    await rm(folder, { recursive: true, force: true })
  }
}

const optionsOf = ({ projects, files = [], without = [], isAlone = false }: Suite) => [
  ...files,
  ...projects.map((project) => `--project=${project}`),
  ...without.map((file) => `--exclude=${file}`),
  ...(isAlone ? ['--maxWorkers=1'] : []),
  '--logHeapUsage',
  '--reporter=default',
  `--reporter=${REPORTER}`,
]

/** Until it is told to stop, looks whether a report has not grown for so long. */
function whenSilent(report: string, silent: number, act: () => void): () => void {
  let [size, since] = [0, performance.now()]
  const looking = setInterval(() => {
    const now = statSync(report).size
    if (now !== size) [size, since] = [now, performance.now()]
    else if (performance.now() - since > silent) act()
  }, LOOKED_AT_EVERY)
  return () => clearInterval(looking)
}

/** Whoever is killed while it writes leaves half a line. */
const parse = (report: string): Said[] =>
  report
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Said)
