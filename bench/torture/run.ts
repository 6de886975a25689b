import { parseArgs } from 'node:util'
import { torture } from './torture.ts'

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '10000' },
    buyers: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '24' },
    'at-most-minutes': { type: 'string', default: '60' },
    'kill-every-seconds': { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
  },
})
console.error(`seed ${values.seed}`)
const report = await torture(
  {
    purchases: Number(values.purchases),
    buyers: Number(values.buyers),
    atOnce: Number(values['at-once']),
    shopsForMs: Number(values['at-most-minutes']) * 60_000,
    killEveryMs: Number(values['kill-every-seconds']) * 1000,
    seed: Number(values.seed),
  },
  console.error,
)
console.log(JSON.stringify(report, null, 2))
process.exitCode = report.disagreements.length === 0 ? 0 : 1
