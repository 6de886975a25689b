import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type SuiteReport, tallyOf } from './tally-of.ts'
import { runProgram } from './run-program.ts'
import type { Tally } from './tally.ts'

/** Runs the tests of some of vitest's projects and counts them. */
export async function runSuite(name: string, projects: string[]): Promise<Tally> {
  console.log(`\n── ${name}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-report-'))
  const report = path.join(folder, 'report.json')
  try {
    const code = await runProgram([
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    return tallyOf(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')) as SuiteReport | null, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
