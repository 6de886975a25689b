import { setTimeout as pause } from 'node:timers/promises'
import { carriedBy } from '../load.ts'
import type { House } from '../house/open-house.ts'
import { quantile, spreadOf } from '../statistics.ts'
import { kindsOf } from './kinds.ts'
import { nothingYet, openLoad } from './open-load.ts'
import type { Probed } from './probe-thread.ts'
import { watching } from './watch.ts'
import type { Asked } from './wire.ts'

const TIMES_TOO_MUCH = 10
const SECONDS = Number(process.env['BENCH_OVERLOAD_SECONDS'] ?? 30)
const KINDS = process.env['BENCH_KINDS']?.split(',')
/** So that a machine that is busy with something else is asked for too much as well. */
const LEAST_A_SECOND = Number(process.env['BENCH_LEAST_RATE'] ?? 500)
/** What one generator can ask for in a second, and still be on time. */
const MOST_A_SECOND = 12_000

/** Ten times what the product carries, for half a minute, of each kind of work: what is answered, and how it is afterwards. */
export async function overload(house: House, say: (line: string) => void): Promise<void> {
  const { few: web, subjects } = house
  const kinds = Object.entries(kindsOf(subjects)).filter(([kind]) => KINDS?.includes(kind) ?? true)
  say(
    `\n| open load of ${TIMES_TOO_MUCH} × for ${SECONDS} s | carried | asked | answered | median, slowest | 503 | slowest 503 | other | lost | asked late by | /healthz of its own port p50, p99, longest | /healthz among all else p50, p99, longest | control p50, p99, longest | most memory | normal after |`,
  )
  say('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const [kind, next] of kinds) {
    const usual = await waitOf(web.url, next)
    const carried = await carriedBy(web.url, [
      { setupRequest: (request) => ({ ...request, ...copied(next(asked++)) }) },
    ])
    const rate = Math.min(Math.max(carried * TIMES_TOO_MUCH, LEAST_A_SECOND), MOST_A_SECOND)
    let outcome = nothingYet()
    const seen = await watching(web, async () => {
      outcome = await openLoad(web.url, rate, SECONDS, next)
    })
    const normalAfter = await untilNormal(web.url, next, usual)
    const { statuses, waits, refusedAfter, sent, askedLateBy } = outcome
    const count = (wanted: (status: number) => boolean) =>
      [...statuses].reduce((sum, [status, times]) => sum + (wanted(status) ? times : 0), 0)
    const columns = [
      kind,
      `${carried.toFixed(0)}/s`,
      `${(sent / SECONDS).toFixed(0)}/s`,
      `${(waits.length / SECONDS).toFixed(0)}/s`,
      `${quantile(waits, 0.5).toFixed(0)}, ${quantile(waits, 1).toFixed(0)} ms`,
      String(refusedAfter.length),
      `${quantile(refusedAfter, 1).toFixed(0)} ms`,
      String(count((status) => status >= 400 && status !== 503)),
      String(statuses.get(0) ?? 0),
      `${askedLateBy.toFixed(0)} ms`,
      shownProbe(seen.health),
      shownProbe(seen.healthAmongAll),
      shownProbe(seen.control),
      `${seen.mostMemory.toFixed(0)} MB`,
      `${(normalAfter / 1000).toFixed(1)} s`,
    ]
    say(`| ${columns.join(' | ')} |`)
    await pause(3_000)
  }
}

const shownProbe = ({ p50, p99, longest, unanswered }: Probed): string =>
  `${[p50, p99, longest].map((wait) => wait.toFixed(0)).join(', ')} ms${unanswered > 0 ? `, ${unanswered} unanswered` : ''}`

let asked = 1_000_000

/** autocannon writes into the headers it is given, which are a student's for all that they ask. */
const copied = (one: Asked): Asked => ({ ...one, headers: { ...one.headers } })

async function waitOf(url: string, next: (nth: number) => Asked): Promise<number> {
  const { waits } = await openLoad(url, 20, 1, next)
  return spreadOf(waits).median
}

/** Milliseconds until one request alone takes no longer than twice the usual time, or 30 ms. */
async function untilNormal(url: string, next: (nth: number) => Asked, usual: number): Promise<number> {
  const began = performance.now()
  for (let nth = 0; ; nth++) {
    const { method, path, headers, body } = next(nth)
    const asked = performance.now()
    const answer = await fetch(url + path, { method, headers: headers ?? {}, body: body ?? null }).catch(
      () => undefined,
    )
    await answer?.arrayBuffer()
    if (answer && answer.status < 400 && performance.now() - asked < Math.max(30, usual * 2))
      return performance.now() - began
    if (performance.now() - began > 120_000) return Infinity
    await pause(100)
  }
}
