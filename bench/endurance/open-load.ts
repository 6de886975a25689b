import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, bytesOf, Wire } from './wire.ts'

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
  const { host, port } = new URL(url)
  const idle: Wire[] = []
  const outcome = nothingYet()
  const lateness = monitorEventLoopDelay({ resolution: TICK_MS })
  lateness.enable()
  const ask = async (asked: Asked) => {
    const began = performance.now()
    const wire = usable(idle) ?? new Wire(LOCAL, Number(port), GIVE_UP_AFTER_MS)
    const status = await wire.ask(bytesOf(host, asked))
    note(outcome, status, performance.now() - began)
    if (!wire.isOver) idle.push(wire)
  }
  const under = new Set<Promise<void>>()
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    // Who cannot be asked any more on any connection is not there: the generator must not become the bottleneck it measures.
    while (outcome.sent < due) {
      const nth = outcome.sent++
      if (under.size >= CONNECTIONS) continue
      const asking = ask(next(nth)).finally(() => under.delete(asking))
      under.add(asking)
    }
    await pause(TICK_MS)
  }
  await Promise.all(under)
  for (const wire of idle) wire.close()
  lateness.disable()
  outcome.askedLateBy = lateness.max / 1e6
  return outcome
}

/** The connection that was used last, so that no more are kept than are needed. */
function usable(idle: Wire[]): Wire | undefined {
  for (let wire = idle.pop(); wire; wire = idle.pop()) if (!wire.isOver) return wire
  return undefined
}

function note(outcome: Outcome, status: number, wait: number): void {
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
  if (status >= 200 && status < 400) outcome.waits.push(wait)
  if (status === 503) outcome.refusedAfter.push(wait)
}
