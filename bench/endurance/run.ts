import { cpus } from 'node:os'
import { parseArgs } from 'node:util'

// What is asked of it counts here, not how much there is.
process.env['BENCH_ROWS'] ??= '1000'
process.env['BENCH_PRODUCTS'] ??= '1000'
const { openHouse } = await import('../house/open-house.ts')
const { overload } = await import('./overload.ts')
const { soak } = await import('./soak.ts')

const trials = { overload, soak }
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = Object.entries(trials).filter(([name]) => values.only?.includes(name) ?? true)
if (wanted.length === 0) throw new Error(`--only takes ${Object.keys(trials).join(', ')}`)

const house = await openHouse(console.error)
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`)
  for (const [name, run] of wanted) {
    console.error(`  trying ${name}`)
    await run(house, (line) => console.log(line))
  }
} finally {
  await house.close()
}
