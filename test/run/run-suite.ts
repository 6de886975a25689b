import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
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
const SILENT = Math.min(2 * LIMITS.journey + within(60_000), 900_000)
const LOOKED_AT_EVERY = 1_000
const REPORTER = fileURLToPath(new URL('./file-reporter.ts', import.meta.url))

/** Runs tests, and what a run that broke off had not begun in another one. Answers what came of each file. */
export async function runSuite(suite: Suite, silent = SILENT): Promise<FileRun[]> {
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
  const looking = setInterval(() => void isSilent(report, silent).then((is) => is && hung.abort()), LOOKED_AT_EVERY)
  try {
    const exitCode = await runProgram(['vitest', 'run', ...optionsOf(suite)], {
      hearErrors: (words) => errors.push(words),
      stop: hung.signal,
      env: { TEST_REPORT: report, ...(suite.at && { TEST_AT: suite.at.toISOString() }) },
    })
    const lastWords = hung.signal.aborted ? `Nothing was heard of it for ${silent / 1_000} s.` : lastOf(errors)
    return { said: parse(await readFile(report, 'utf8')), exitCode, lastWords }
  } finally {
    clearInterval(looking)
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

const isSilent = (report: string, silent: number) =>
  stat(report).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > silent,
    () => false,
  )

/** Whoever is killed while it writes leaves half a line. */
const parse = (report: string): Said[] =>
  report
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Said)
