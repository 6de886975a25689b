import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MINUTE } from '#platform/clock.ts'
import { alternate } from '../alternate.ts'
import { openHouse } from '../house/open-house.ts'
import { startWeb, type WebProcess } from '../house/web-process.ts'
import { FIRST_PORT, SECRET_KEY } from '../settings.ts'
import { quantile, shown, spreadOf } from '../statistics.ts'
import { fillPanel } from './fill.ts'

/**
 * `node bench/panel/run.ts`: lists of the panel, what the palette finds, and exports, over a thousand students, orders and leads and over a
 * million (PANEL_ROWS); `--only lists --only palette` leaves the exports out.
 */
const ROWS = { few: 1_000, many: Number(process.env['PANEL_ROWS'] ?? 1_000_000) }
interface Export {
  id: string
  state: string
  rows_done: number
  bytes: number
}

const ASKED = 15
const PROMISED = { slower: 1.5, foundMs: 100, grownMb: 64 }

const lists = [
  '/json/home/students',
  '/json/home/students?sort=name',
  '/json/home/students?sort=joined',
  '/json/home/students?q=zaneta',
  '/json/home/students?q=panel-777',
  '/json/home/students?q=panel-777@',
  '/json/home/students?access=any',
  '/json/home/students?access=none',
  '/json/home/orders',
  '/json/home/orders?sort=-amount',
  '/json/home/orders?status=failed',
  '/json/home/orders?q=zolta',
  '/json/home/orders?q=P777',
  '/json/home/transactions',
  '/json/home/transactions?status=failed',
  '/json/home/transactions?q=grzegorz',
  '/json/home/leads',
  '/json/home/leads?q=lucja',
]
const words = [
  'zaneta',
  'P777',
  'cma ola',
  'panel-4321',
  'kowalska',
  'visible',
  'orders',
  'a b c d e f g h',
  'xyzzyq',
  'grzegorz lis',
]
const exports = [
  { kind: 'students', format: 'csv' },
  { kind: 'orders', format: 'csv' },
  { kind: 'students', format: 'xlsx' },
] as const

const PARTS = ['lists', 'palette', 'exports']
const { values: flags } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = PARTS.filter((part) => flags.only?.includes(part) ?? true)
if (wanted.length === 0) throw new Error(`--only takes ${PARTS.join(', ')}`)

const house = await openHouse(console.error)
try {
  const { subjects, databaseUrl, manyUrl } = house
  const { headers } = subjects.admin
  await fillPanel(databaseUrl, ROWS.few)
  await fillPanel(manyUrl, ROWS.many)
  const took = async ({ url }: WebProcess, path: string) => {
    const began = performance.now()
    const answer = await fetch(url + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - began
  }
  const median = async (process: WebProcess, path: string) => {
    const times: number[] = []
    for (let nth = 0; nth < ASKED; nth++) times.push(await took(process, path))
    return spreadOf(times).median
  }

  if (wanted.includes('lists')) await compareLists()
  if (wanted.includes('palette')) await findInPalette()
  if (wanted.includes('exports')) await exportAll()

  async function compareLists(): Promise<void> {
    console.log(`| list | ${ROWS.many} rows | ${ROWS.few} rows | ratio | kept |\n|---|---|---|---|---|`)
    for (const path of lists) {
      const { subject, baseline, ratio } = await alternate(
        () => median(house.many, path),
        () => median(house.few, path),
      )
      const isKept = ratio <= PROMISED.slower ? 'yes' : '**no**'
      console.log(
        `| ${path} | ${shown(subject, 'ms')} | ${shown(baseline, 'ms')} | ${ratio.toFixed(2)} × | ${isKept} |`,
      )
    }
  }

  async function findInPalette(): Promise<void> {
    const times = words.map((): number[] => [])
    for (let nth = 0; nth < ASKED; nth++)
      for (const [index, word] of words.entries())
        times[index]!.push(await took(house.many, `/json/home/find?q=${encodeURIComponent(word)}`))
    console.log('\n| found in the panel | time |\n|---|---|')
    for (const [index, word] of words.entries()) console.log(`| ${word} | ${shown(spreadOf(times[index]!), 'ms')} |`)
    const found = times.flat()
    const p95 = quantile(found, 0.95)
    console.log(
      `\nfound in the panel: p50 ${quantile(found, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${found.length}`,
    )
    console.log(p95 <= PROMISED.foundMs ? 'kept' : '**not kept**')
  }

  async function exportAll(): Promise<void> {
    const env = { NODE_ENV: 'development', SECRET_KEY, DATA_DIR: house.directory, DATABASE_URL: manyUrl }
    const whole = await startWeb({ ...env, PORT: FIRST_PORT + 30, HEALTH_PORT: FIRST_PORT + 32 })
    try {
      await exported(whole, { kind: 'leads', format: 'xlsx', filter: { q: 'lead-77777' } })
      for (const asked of exports) {
        // Each person exports once a minute.
        await pause(MINUTE)
        console.log(await exported(whole, asked))
      }
    } finally {
      await whole.stop()
    }
  }

  async function exported(process: WebProcess, asked: object): Promise<string> {
    const call = async (path: string, body?: object) => {
      const answer = await fetch(process.url + path, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json() as Promise<unknown>
    }
    const before = await process.memory()
    const began = performance.now()
    const made = await call('/home/exports', asked)
    const { id } = (made as { export: Export }).export
    for (let most = before; ; await pause(500)) {
      most = Math.max(most, await process.memory())
      const { data: rows } = (await call('/json/home/exports')) as { data: Export[] }
      const row = rows.find((each) => each.id === id)!
      if (row.state === 'failed' || row.state === 'refused') throw new Error(`The export is ${row.state}`)
      if (row.state !== 'ready') continue
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      const grown = most - before
      return `${JSON.stringify(asked)}: ${row.rows_done} rows, ${(row.bytes / 1e6).toFixed(0)} MB in ${seconds} s, grown by ${grown.toFixed(0)} MB of ${before.toFixed(0)}, ${grown <= PROMISED.grownMb ? 'kept' : '**not kept**'}`
    }
  }
} finally {
  await house.close()
}
