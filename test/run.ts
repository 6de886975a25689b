import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { runChanged } from './run/changed/run-changed.ts'
import { keepRun } from './run/keep-run.ts'
import { measureFactor } from './run/measure-factor.ts'
import { Parts } from './run/parts.ts'
import { runAll } from './run/run-all.ts'
import { tellRun } from './run/tell-run.ts'

const { values } = parseArgs({
  options: {
    'without-journeys': { type: 'boolean', default: false },
    /** what files are ordered and values are drawn by */
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    /** with every size at its largest, as it is too slow for each run */
    whole: { type: 'boolean', default: false },
    /** only what lies near a change: what is not committed, else the last commit, or all since a commit */
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
})
process.env['TEST_SEED'] = values.seed
process.env['TEST_FACTOR'] = String(await measureFactor())
if (values.whole) process.env['TORTURE'] = 'whole'
console.log(
  `Seed ${values.seed}: npm test -- --seed=${values.seed} repeats it. Limits of time are ${process.env['TEST_FACTOR']} times those of a quiet machine.`,
)

const parts = new Parts()
const isOfChange = values.changed || values.since !== undefined
const checked = isOfChange
  ? await runChanged(parts, values.since)
  : await runAll(parts, { withJourneys: !values['without-journeys'] })
await parts.tryAgain()
const counts = tellRun(checked, parts, values.seed)
if (!isOfChange) await keepRun(counts, parts, values.seed)
process.exitCode = counts.failed.length === 0 ? 0 : 1
console.log(`${counts.passed} passed, ${counts.failed.length} failed`)
