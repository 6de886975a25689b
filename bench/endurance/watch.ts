import { setTimeout as pause } from 'node:timers/promises'
import type { WebProcess } from '../house/web-process.ts'

export interface Watched {
  /** milliseconds */
  longestHealth: number
  unansweredHealth: number
  /** megabytes */
  mostMemory: number
}

/** Looks at a process while something is done to it: how soon it tells that it lives, and what memory it takes. */
export async function watching(web: WebProcess, work: () => Promise<void>): Promise<Watched> {
  const seen: Watched = { longestHealth: 0, unansweredHealth: 0, mostMemory: 0 }
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const began = performance.now()
      const answer = await fetch(`${web.url}/healthz`, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
      if (!answer?.ok) seen.unansweredHealth++
      seen.longestHealth = Math.max(seen.longestHealth, performance.now() - began)
      seen.mostMemory = Math.max(seen.mostMemory, await web.memory())
      await pause(200)
    }
  }
  const looking = look()
  await work()
  isOver = true
  await looking
  return seen
}
