import { parseArgs } from 'node:util'

import { findBrowser } from './browser.ts'
import { runCheck } from './run/run-check.ts'
import { runSuite } from './run/run-suite.ts'
import type { Tally } from './run/tally.ts'

const { values } = parseArgs({ options: { 'without-journeys': { type: 'boolean', default: false } } })

const steps: (() => Promise<Tally>)[] = [
  () => runCheck('format', ['oxfmt', '--check']),
  () => runCheck('lint', ['oxlint', '--type-aware']),
  () => runCheck('route types', ['react-router', 'typegen']),
  () => runCheck('types', ['tsc']),
  () => runCheck('boundaries', ['depcruise', '--config', '.dependency-cruiser.js', 'src']),
  () => runCheck('unused code', ['knip']),
  () => runCheck('migrations are up to date', ['node', 'scripts/check-migrations.ts']),
  () => runCheck('openapi.json is up to date', ['node', 'scripts/write-openapi.ts', '--check']),
  () => runSuite('unit, verb and HTTP tests', ['unit']),
  () => runSuite('component tests', ['component']),
]

if (!values['without-journeys']) {
  steps.push(async () => {
    // Unpacked before the journeys start, so that none of them waits for it.
    process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
    return runSuite('browser journeys', ['e2e'])
  })
}

const total: Tally = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = await step().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
}
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed`)
