import { parseArgs } from 'node:util'

import { findBrowser } from './browser.ts'
import { awkwardMoments } from './run/awkward-moments.ts'
import { filesThatTellTime } from './run/files-that-tell-time.ts'
import { runCheck } from './run/run-check.ts'
import { runSteps, type Step } from './run/run-steps.ts'
import { runSuite } from './run/run-suite.ts'

const { values } = parseArgs({ options: { 'without-journeys': { type: 'boolean', default: false } } })

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
const telling = await filesThatTellTime()
const suites: Step[] = [
  // What tells the time has its turn at moments that are worse than now.
  () => runSuite('unit, verb and HTTP tests', { projects: ['unit'], without: telling }),
  // After them, not among them: in between, workers that have read the product would be given up for such as know a browser.
  () => runSuite('component tests', { projects: ['component'] }),
  ...awkwardMoments(new Date()).map(
    (at): Step =>
      () =>
        runSuite('what tells the time', { projects: ['unit'], files: telling, at }),
  ),
]
if (!values['without-journeys']) {
  suites.push(async () => {
    // Unpacked before the journeys start, so that none of them waits for it.
    process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
    return runSuite('browser journeys', { projects: ['e2e'] })
  })
}

const checked = await runSteps(typesAndLint, otherChecks)
const tested = await runSteps(suites)
const [passed, failed] = [checked.passed + tested.passed, [...checked.failed, ...tested.failed]]
process.exitCode = failed.length === 0 ? 0 : 1
for (const { what, why } of failed) console.log(`\nFAILED: ${what}\n${why}`)
console.log(`${passed} passed, ${failed.length} failed`)
