import http from 'node:http'
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
}

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
  const outcome: Outcome = { sent: 0, statuses: new Map(), waits: [] }
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
  return outcome
}

function ask(agent: http.Agent, url: string, { method, path, headers, body }: Asked, outcome: Outcome): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const answered = (status: number) => {
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
      if (status >= 200 && status < 400) outcome.waits.push(performance.now() - began)
      resolve()
    }
    const request = http.request(url + path, { agent, method, headers, timeout: GIVE_UP_AFTER_MS }, (answer) => {
      answer.resume()
      answer.once('end', () => answered(answer.statusCode ?? 0))
      answer.once('error', () => answered(0))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', () => answered(0))
    request.end(body)
  })
}
