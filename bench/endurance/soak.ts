import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../house/open-house.ts'
import { openLoad } from './open-load.ts'
import { watching } from './watch.ts'
import type { Asked } from './wire.ts'

const MINUTES = Number(process.env['BENCH_SOAK_MINUTES'] ?? 10)
/** Below what the machine carries, so that memory tells of what is kept and not of what waits. */
const RATE = 60

/** Minutes of everything at once: memory at the end of each, and what was answered. */
export async function soak(house: House, say: (line: string) => void): Promise<void> {
  const { few: web, subjects } = house
  const { courseSlug, lectureIds, commentIds, students } = subjects
  const anyOf = <T>(items: T[]): T => items[Math.floor(Math.random() * items.length)]!
  const someone = () => anyOf(students).headers
  const json = (path: string, body: object): Asked => ({
    method: 'POST',
    path,
    headers: someone(),
    body: JSON.stringify(body),
  })
  const mix: (() => Asked)[] = [
    () => ({ method: 'GET', path: '/' }),
    () => ({ method: 'GET', path: `/${courseSlug}?fbclid=${Math.random()}` }),
    () => ({ method: 'GET', path: `/courses?cursor=${Math.random()}` }),
    () => ({ method: 'GET', path: `/nothing-${Math.random()}` }),
    () => ({
      method: 'GET',
      path: `/${courseSlug}/watch/${anyOf(lectureIds)}`,
      headers: { ...someone(), accept: 'text/html' },
    }),
    () => ({ method: 'GET', path: '/community', headers: { ...someone(), accept: 'text/html' } }),
    () => ({ method: 'GET', path: `/comments?type=App%5CLecture&id=${anyOf(lectureIds)}`, headers: someone() }),
    () => json('/comments', { id: anyOf(lectureIds), type: 'App\\Lecture', body: `Soaked ${Math.random()}` }),
    () => json('/vote', { id: anyOf(commentIds), type: 'App\\Comment', value: 1 }),
    () => json(`/lecture/${anyOf(lectureIds)}/complete`, { is_completed: true }),
    () => json('/search', { q: 'szycie' }),
  ]
  say(
    `\n| minute of mixed traffic, ${RATE}/s | answered | refused | failed | longest /healthz | memory, most | memory, at its end |`,
  )
  say('|---|---|---|---|---|---|---|')
  for (let minute = 1; minute <= MINUTES; minute++) {
    let line = ''
    const seen = await watching(web, async () => {
      const { statuses } = await openLoad(web.url, RATE, 60, () => anyOf(mix)())
      const count = (from: number, to: number) =>
        [...statuses].reduce((sum, [status, times]) => sum + (status >= from && status <= to ? times : 0), 0)
      line = `${count(200, 399)} | ${count(400, 499) + count(503, 503)} | ${count(0, 0) + count(500, 502) + count(504, 599)}`
    })
    await pause(500)
    say(
      `| ${minute} | ${line} | ${seen.health.longest.toFixed(0)} ms | ${seen.mostMemory.toFixed(0)} MB | ${(await web.memory()).toFixed(0)} MB |`,
    )
  }
}
