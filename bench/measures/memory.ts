import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { loadToTheBrim } from '../load.ts'
import type { Measure } from '../measure.ts'
import { CONNECTIONS, ROUNDS } from '../settings.ts'

const [IDLE, LOADED] = [250, 450]
/** By then it has given back what was needed to start (`src/start/collect-when-idle.ts`). */
const IDLE_AFTER = 25 * SECOND

/** Resident memory of the web process: as it stands, and the most it had while pages and lists were asked for. */
export const memory: Measure = {
  name: 'memory',
  async run({ many: web, subjects }) {
    await pause(IDLE_AFTER)
    const idle = await web.memory()
    const { courseSlug, lectureId, students } = subjects
    const { headers } = students[0]!
    const requests = [
      { method: 'GET' as const, path: `/${courseSlug}/watch/${lectureId}`, headers },
      { method: 'GET' as const, path: `/${courseSlug}` },
      { method: 'GET' as const, path: `/comments?type=App%5CLecture&id=${lectureId}`, headers },
    ]
    let most = idle
    for (let round = 0; round < ROUNDS; round++) {
      await loadToTheBrim(web.url, requests, CONNECTIONS * 4)
      most = Math.max(most, await web.memory())
    }
    const row = { baseline: '-', ratio: '-', rounds: '-' }
    return [
      {
        ...row,
        work: 'memory, idle',
        measured: `${idle.toFixed(0)} MB`,
        promise: `≤ ${IDLE} MB`,
        isKept: idle <= IDLE,
      },
      {
        ...row,
        work: 'memory, under load',
        measured: `${most.toFixed(0)} MB`,
        promise: `≤ ${LOADED} MB`,
        isKept: most <= LOADED,
      },
    ]
  },
}
