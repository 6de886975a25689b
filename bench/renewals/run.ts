import { parseArgs } from 'node:util'
import { renewDue } from './due.ts'
import { killRenewals } from './kills.ts'
import { weighLedger } from './ledger.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string' },
    'kill-every-seconds': { type: 'string', default: '3' },
    minutes: { type: 'string', default: '60' },
    'interval-seconds': { type: 'string', default: '60' },
    'calm-seconds': { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 32) },
  },
})
const [what] = positionals
const say = console.error

async function kills(): Promise<void> {
  say(`seed ${values.seed}`)
  const report = await killRenewals(
    {
      members: Number(values.members ?? 1000),
      killEveryMs: Number(values['kill-every-seconds']) * 1000,
      seed: Number(values.seed),
    },
    say,
  )
  console.log(JSON.stringify(report, null, 2))
  process.exitCode = report.disagreements.length === 0 ? 0 : 1
}

async function due(): Promise<void> {
  const report = await renewDue(
    {
      members: Number(values.members ?? 100_000),
      minutes: Number(values.minutes),
      interval: Number(values['interval-seconds']),
      calmSeconds: Number(values['calm-seconds']),
    },
    say,
  )
  console.log(JSON.stringify(report, null, 2))
  process.exitCode = Object.values(report.calls).every(({ isKept }) => isKept) ? 0 : 1
}

async function ledger(): Promise<void> {
  const report = await weighLedger(say)
  console.log(JSON.stringify(report, null, 2))
  process.exitCode = report.isKept ? 0 : 1
}

const RUNS: Record<string, () => Promise<void>> = { kills, due, ledger }
const run = RUNS[what ?? '']
if (!run) throw new Error(`node bench/renewals/run.ts ${Object.keys(RUNS).join('|')}`)
await run()
