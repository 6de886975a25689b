import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/** Does what keeps the processor busy when nothing else of its kind was done in this turn of the loop: what came meanwhile goes before. */
export function oneATurn<T>(work: () => T): Promise<T> {
  const done = last.then(() => nextTurn()).then(work)
  last = done.catch(() => undefined)
  return done
}
