import { cpus } from 'node:os'
import { parseArgs } from 'node:util'

import { openHouse } from '../house/open-house.ts'
import { overload } from './overload.ts'
import { soak } from './soak.ts'

const trials = { overload, soak }
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = Object.entries(trials).filter(([name]) => values.only?.includes(name) ?? true)
if (wanted.length === 0) throw new Error(`--only takes ${Object.keys(trials).join(', ')}`)

const house = await openHouse(console.error, { withMany: false })
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`)
  for (const [name, run] of wanted) {
    console.error(`  trying ${name}`)
    await run(house, (line) => console.log(line))
  }
} finally {
  await house.close()
}
