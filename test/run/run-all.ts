import { rmSync } from 'node:fs'

import { findBrowser } from '../browser.ts'
import { makeDemoSchool } from '../e2e/stage/demo-school.ts'
import { keepFilesInMemory } from '../files-in-memory.ts'
import { awkwardMoments } from './awkward-moments.ts'
import { filesBoundToNow } from './files-bound-to-now.ts'
import { filesThatCompareDays } from './files-that-compare-days.ts'
import type { Parts } from './parts.ts'
import { runCheck } from './run-check.ts'
import { runSteps, type Step } from './run-steps.ts'
import type { Tally } from './tally.ts'

const TYPES_AND_LINT: Step[] = [
  () => runCheck('route types', ['react-router', 'typegen']),
  () => runCheck('types', ['tsc']),
  () => runCheck('lint', ['oxlint', '--type-aware']),
]
const OTHER_CHECKS: Step[] = [
  () => runCheck('format', ['oxfmt', '--check']),
  () => runCheck('boundaries', ['node', 'scripts/check-boundaries.ts']),
  () => runCheck('unused code', ['knip']),
  () => runCheck('migrations are up to date', ['node', 'scripts/check-migrations.ts']),
  () => runCheck('openapi.json is up to date', ['node', 'scripts/write-openapi.ts', '--check']),
]

/** What the journeys begin from, made beside the checks: both leave a core idle at times. */
const makeReady: Step = async () => {
  keepFilesInMemory()
  const demoSchool = await makeDemoSchool()
  process.env['MADE_DEMO_SCHOOL'] = demoSchool
  process.once('exit', () => rmSync(demoSchool, { recursive: true, force: true }))
  console.log('\n── the demo school is made')
  return { passed: 1, failed: [] }
}

/** Every check and suite. Answers what came of the checks; what came of the tests is in `parts`. */
export async function runAll(parts: Parts, { withJourneys }: { withJourneys: boolean }): Promise<Tally> {
  const lanes = [TYPES_AND_LINT, OTHER_CHECKS, ...(withJourneys ? [[makeReady]] : [])]
  const checked = await parts.time('checks', () => runSteps(...lanes))
  const [yearsEnd, monthsBegin] = awkwardMoments(new Date())
  const bound = await filesBoundToNow()
  // All that may live at a moment that is worse than now, and what compares days at one more.
  await parts.suite({ name: 'unit, verb and HTTP tests', projects: ['unit'], without: bound, at: yearsEnd })
  await parts.suite({ name: 'what is bound to now', projects: ['unit'], files: bound })
  // After them, not among them: in between, workers that have read the product would be given up for such as know a browser.
  await parts.suite({ name: 'component tests', projects: ['component'] })
  const files = await filesThatCompareDays()
  await parts.suite({ name: 'what compares days', projects: ['unit'], files, at: monthsBegin })
  if (withJourneys) {
    // Unpacked before the journeys start, so that none of them waits for it.
    process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
    await parts.suite({ name: 'browser journeys', projects: ['e2e'] })
  }
  return checked
}
