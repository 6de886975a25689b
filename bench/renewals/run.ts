import { parseArgs } from 'node:util'
import { killRenewals } from './kills.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string' },
    'kill-every-seconds': { type: 'string', default: '3' },
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

const RUNS: Record<string, () => Promise<void>> = { kills }
const run = RUNS[what ?? '']
if (!run) throw new Error(`node bench/renewals/run.ts ${Object.keys(RUNS).join('|')}`)
await run()
