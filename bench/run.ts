import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openHouse } from './house/open-house.ts'
import type { Measure, Row } from './measure.ts'
import { cachedPages } from './measures/cached-pages.ts'
import { eachCall } from './measures/each-call.ts'
import { largeUpload } from './measures/large-upload.ts'
import { lists } from './measures/lists.ts'
import { manyRows } from './measures/many-rows.ts'
import { memory } from './measures/memory.ts'
import { purchases } from './measures/purchases.ts'
import { readersPages } from './measures/readers-pages.ts'
import { renderedPages } from './measures/rendered-pages.ts'
import { scriptSizes } from './measures/script-sizes.ts'
import { segments } from './measures/segments.ts'
import { startTime } from './measures/start-time.ts'
import { uploads } from './measures/uploads.ts'
import { writes } from './measures/writes.ts'
import { keepRatios } from './ratios.ts'
import { CORES } from './settings.ts'

const measures: Measure[] = [
  memory,
  scriptSizes,
  cachedPages,
  renderedPages,
  readersPages,
  eachCall,
  lists,
  writes,
  purchases,
  manyRows,
  segments,
  uploads,
  largeUpload,
  startTime,
]

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = measures.filter(({ name }) => values.only?.includes(name) ?? true)
if (wanted.length === 0) throw new Error(`--only takes ${measures.map(({ name }) => name).join(', ')}`)

const house = await openHouse(console.error)
const rows: Row[] = []
let hasFailed = false
const stop = () => void house.close().then(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${CORES} cores, Node ${process.version}\n`)
  console.log(
    '| work | measured (range) | baseline (range) | ratio | promise | kept | rounds |\n|---|---|---|---|---|---|---|',
  )
  for (const { name, run } of wanted) {
    console.error(`  measuring ${name}`)
    try {
      for (const row of await run(house)) {
        rows.push(row)
        console.log(lineOf(row))
      }
    } catch (error) {
      hasFailed = true
      console.error(`  ${name} could not be measured:`, error)
    }
  }
} finally {
  await house.close()
}
for (const loss of await keepRatios(rows)) console.error(`  lost: ${loss}`)
process.exitCode = hasFailed ? 1 : 0

function lineOf({ work, measured, baseline, ratio, promise, isKept, rounds }: Row): string {
  return `| ${work} | ${measured} | ${baseline} | ${ratio} | ${promise} | ${isKept ? 'yes' : '**no**'} | ${rounds} |`
}
