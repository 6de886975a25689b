import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { findBrowser } from './browser.ts'
import { awkwardMoments } from './run/awkward-moments.ts'
import { filesThatCompareDays } from './run/files-that-compare-days.ts'
import { measureFactor } from './run/measure-factor.ts'
import { Parts } from './run/parts.ts'
import { reportRun } from './run/report-run.ts'
import { runCheck } from './run/run-check.ts'
import { runSteps, type Step } from './run/run-steps.ts'

const { values } = parseArgs({
  options: {
    'without-journeys': { type: 'boolean', default: false },
    /** what files are ordered and values are drawn by */
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    /** with every size at its largest, as it is too slow for each run */
    whole: { type: 'boolean', default: false },
  },
})
process.env['TEST_SEED'] = values.seed
process.env['TEST_FACTOR'] = String(await measureFactor())
if (values.whole) process.env['TEST_WHOLE'] = 'on'
console.log(
  `Seed ${values.seed}: npm test -- --seed=${values.seed} repeats it. Limits of time are ${process.env['TEST_FACTOR']} times those of a quiet machine.`,
)

const typesAndLint: Step[] = [
  () => runCheck('route types', ['react-router', 'typegen']),
  () => runCheck('types', ['tsc']),
  () => runCheck('lint', ['oxlint', '--type-aware']),
]
const otherChecks: Step[] = [
  () => runCheck('format', ['oxfmt', '--check']),
  () => runCheck('boundaries', ['depcruise', '--config', '.dependency-cruiser.js', 'src']),
  () => runCheck('unused code', ['knip']),
  () => runCheck('migrations are up to date', ['node', 'scripts/check-migrations.ts']),
  () => runCheck('openapi.json is up to date', ['node', 'scripts/write-openapi.ts', '--check']),
]

const parts = new Parts()
const checked = await parts.time('checks', () => runSteps(typesAndLint, otherChecks))
const [yearsEnd, monthsBegin] = awkwardMoments(new Date())
// All live at a moment that is worse than now, and what compares days at one more.
await parts.suite({ name: 'unit, verb and HTTP tests', projects: ['unit'], at: yearsEnd })
await parts.suite({ name: 'component tests', projects: ['component'] })
await parts.suite({
  name: 'what compares days',
  projects: ['unit'],
  files: await filesThatCompareDays(),
  at: monthsBegin,
})
if (!values['without-journeys']) {
  // Unpacked before the journeys start, so that none of them waits for it.
  process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
  await parts.suite({ name: 'browser journeys', projects: ['e2e'] })
}
await parts.tryAgain()
process.exitCode = await reportRun(checked, parts, values.seed)
