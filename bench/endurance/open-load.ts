import http from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Outcome {
  /** asked for, whether or not there was a connection to ask on */
  sent: number
  /** how many of each status; 0: no answer at all */
  statuses: Map<number, number>
  /** of what was answered well, milliseconds */
  waits: number[]
  /** of what was refused with 503 */
  refusedAfter: number[]
  /** how late the asking itself was at most: waits tell no less than that */
  askedLateBy: number
}

export const nothingYet = (): Outcome => ({ sent: 0, statuses: new Map(), waits: [], refusedAfter: [], askedLateBy: 0 })

/** A name is looked up by few threads, in line with all else that waits for them: it would be measured instead. */
const LOCAL = '127.0.0.1'
const CONNECTIONS = 3_000
const TICK_MS = 10
const GIVE_UP_AFTER_MS = 30_000

/** Asks at a fixed rate whether or not it is answered, as a crowd does, on at most 3,000 connections. */
export async function openLoad(
  url: string,
  rate: number,
  seconds: number,
  next: (nth: number) => Asked,
): Promise<Outcome> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const outcome = nothingYet()
  const lateness = monitorEventLoopDelay({ resolution: TICK_MS })
  lateness.enable()
  const under = new Set<Promise<void>>()
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    // Who cannot be asked any more on any connection is not there: the generator must not become the bottleneck it measures.
    while (outcome.sent < due) {
      const nth = outcome.sent++
      if (under.size >= CONNECTIONS) continue
      const asking = ask(agent, url, next(nth), outcome).finally(() => under.delete(asking))
      under.add(asking)
    }
    await pause(TICK_MS)
  }
  await Promise.all(under)
  agent.destroy()
  lateness.disable()
  outcome.askedLateBy = lateness.max / 1e6
  return outcome
}

function ask(agent: http.Agent, url: string, { method, path, headers, body }: Asked, outcome: Outcome): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const answered = (status: number) => {
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      const wait = performance.now() - began
      if (status >= 200 && status < 400) outcome.waits.push(wait)
      if (status === 503) outcome.refusedAfter.push(wait)
      resolve()
    }
    const { host, port } = new URL(url)
    const named = { ...headers, host }
    const to = { host: LOCAL, port, path, agent, method, headers: named, timeout: GIVE_UP_AFTER_MS }
    const request = http.request(to, (answer) => {
      answer.resume()
      answer.once('end', () => answered(answer.statusCode ?? 0))
      answer.once('error', () => answered(0))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', () => answered(0))
    request.end(body)
  })
}
