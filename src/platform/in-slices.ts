import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of one turn of the loop that such work may take together; what is begun is finished. */
const SLICE = 40

let last: Promise<unknown> = Promise.resolve()
let spent = 0

/** Does what keeps the processor busy one after the other, and lets the rest through when a slice of time was spent on it. */
export function inSlices<T>(work: () => T): Promise<T> {
  const done = last.then(async () => {
    if (spent >= SLICE) await nextTurn()
    return timed(work)
  })
  last = done.catch(() => undefined)
  return done
}

function timed<T>(work: () => T): T {
  if (spent === 0) setImmediate(() => (spent = 0))
  const began = performance.now()
  try {
    return work()
  } finally {
    spent += performance.now() - began
  }
}
