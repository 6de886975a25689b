import { setTimeout as pause } from 'node:timers/promises'
import { load } from '../load.ts'
import type { House } from '../house/open-house.ts'
import { spreadOf } from '../statistics.ts'
import { type Asked, openLoad } from './open-load.ts'
import { watching } from './watch.ts'

const TIMES_TOO_MUCH = 10
const SECONDS = 30
/** What one generator can ask for in a second, and still be on time. */
const MOST_A_SECOND = 12_000

/** Ten times what the product carries, for half a minute, of each kind of work: what is answered, and how it is afterwards. */
export async function overload(house: House, say: (line: string) => void): Promise<void> {
  const { few: web, subjects } = house
  const { courseSlug, lectureIds, students } = subjects
  const headersOf = (nth: number) => students[nth % students.length]!.headers
  const kinds: Record<string, (nth: number) => Asked> = {
    'kept page': () => ({ method: 'GET', path: `/${courseSlug}` }),
    'kept page, links of a campaign': (nth) => ({ method: 'GET', path: `/${courseSlug}?fbclid=${nth}` }),
    'rendered page': (nth) => ({
      method: 'GET',
      path: `/${courseSlug}/watch/${lectureIds[nth % lectureIds.length]}`,
      headers: { cookie: headersOf(nth)['cookie']!, accept: 'text/html' },
    }),
    list: (nth) => ({
      method: 'GET',
      path: `/comments?type=App%5CLecture&id=${lectureIds[nth % lectureIds.length]}`,
      headers: headersOf(nth),
    }),
    write: (nth) => ({
      method: 'POST',
      path: '/comments',
      headers: headersOf(nth),
      body: JSON.stringify({ id: lectureIds[nth % lectureIds.length], type: 'App\\Lecture', body: `Crowd ${nth}` }),
    }),
  }
  say(
    `\n| open load of ${TIMES_TOO_MUCH} × for ${SECONDS} s | carried | asked | answered | 503 | other | lost | median wait | longest /healthz | most memory | normal after |`,
  )
  say('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const [kind, next] of Object.entries(kinds)) {
    const carried = await load(web.url, [{ setupRequest: (request) => ({ ...request, ...next(asked++) }) }])
    const usual = await waitOf(web.url, next)
    const rate = Math.min(carried * TIMES_TOO_MUCH, MOST_A_SECOND)
    let outcome = await openLoad(web.url, 0, 0, next)
    const seen = await watching(web, async () => {
      outcome = await openLoad(web.url, rate, SECONDS, next)
    })
    const normalAfter = await untilNormal(web.url, next, usual)
    const { statuses, waits, sent } = outcome
    const count = (wanted: (status: number) => boolean) =>
      [...statuses].reduce((sum, [status, times]) => sum + (wanted(status) ? times : 0), 0)
    const answered = count((status) => status >= 200 && status < 400)
    const refused = statuses.get(503) ?? 0
    say(
      `| ${kind} | ${carried.toFixed(0)}/s | ${(sent / SECONDS).toFixed(0)}/s | ${(answered / SECONDS).toFixed(0)}/s | ${refused} | ` +
        `${count((status) => status >= 400 && status !== 503)} | ${statuses.get(0) ?? 0} | ${waits.length > 0 ? spreadOf(waits).median.toFixed(0) : '-'} ms | ` +
        `${seen.longestHealth.toFixed(0)} ms${seen.unansweredHealth > 0 ? `, ${seen.unansweredHealth} unanswered` : ''} | ` +
        `${seen.mostMemory.toFixed(0)} MB | ${(normalAfter / 1000).toFixed(1)} s |`,
    )
    await pause(3_000)
  }
}

let asked = 1_000_000

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
