import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type SuiteReport, tallyOf } from './tally-of.ts'
import { runProgram } from './run-program.ts'
import { lastOf, type Tally } from './tally.ts'

interface Suite {
  /** of vitest */
  projects: string[]
  /** only these */
  files?: string[]
  /** all but these */
  without?: string[]
  /** as if it were this moment */
  at?: Date
}

/** Runs tests and counts them. */
export async function runSuite(name: string, { projects, files = [], without = [], at }: Suite): Promise<Tally> {
  console.log(`\n── ${name}${at ? `, as if it were ${at.toISOString()}` : ''}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-report-'))
  const report = path.join(folder, 'report.json')
  const errors: string[] = []
  try {
    const code = await runProgram(
      [
        'vitest',
        'run',
        ...files,
        ...projects.map((project) => `--project=${project}`),
        ...without.map((file) => `--exclude=${file}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { hearErrors: (words) => errors.push(words), ...(at && { env: { TEST_AT: at.toISOString() } }) },
    )
    const found = JSON.parse(await readFile(report, 'utf8').catch(() => 'null')) as SuiteReport | null
    return tallyOf(found, code, lastOf(errors))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
