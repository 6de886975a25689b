import { setImmediate as nextTurn } from 'node:timers/promises'

/** Of work that is done within one call: what is begun is finished. */
type InSlices = <T>(work: () => T) => Promise<T>

/** Does what keeps the processor busy one after the other, and lets the rest through when a slice of time was spent on it in a turn of the loop. */
export function slices(milliseconds: number): InSlices {
  let last: Promise<unknown> = Promise.resolve()
  let spent = 0

  function timed<T>(work: () => T): T {
    if (spent === 0) setImmediate(() => (spent = 0))
    const began = performance.now()
    try {
      return work()
    } finally {
      spent += performance.now() - began
    }
  }

  return (work) => {
    const done = last.then(async () => {
      if (spent >= milliseconds) await nextTurn()
      return timed(work)
    })
    last = done.catch(() => undefined)
    return done
  }
}

/** For what React does: all of it together has this of each turn. */
export const inSlices = slices(40)
