import { SECOND } from '#platform/clock.ts'

/** Beats often enough that a pause between two means something. */
const BEATS_EVERY = SECOND / 4
const LOOKS_EVERY = SECOND
/** A look takes a second at most (`platform/db/readiness.ts`), and the next one comes a second later. */
const BELIEVED_FOR = 3 * SECOND

const BEAT_AT = 0
const READY_UNTIL = 1

/** What one thread tells of itself in memory that another reads, whatever the first is at. */
export const pulseMemory = (): SharedArrayBuffer => new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)

export interface Pulse {
  /** tells from then on that this thread takes no more work */
  unready(): void
  stop(): void
}

/** Tells again and again that this thread comes round, and whether it can work. */
export function beat(memory: SharedArrayBuffer, isReady: () => Promise<boolean>): Pulse {
  const told = new BigInt64Array(memory)
  let takesWork = true
  const comeRound = () => void Atomics.store(told, BEAT_AT, now())
  const look = async () => {
    const until = (await isReady()) ? now() + BigInt(BELIEVED_FOR) : 0n
    if (takesWork) Atomics.store(told, READY_UNTIL, until)
  }
  comeRound()
  void look()
  const beating = setInterval(comeRound, BEATS_EVERY).unref()
  const looking = setInterval(() => void look(), LOOKS_EVERY).unref()
  const unready = () => {
    takesWork = false
    clearInterval(looking)
    Atomics.store(told, READY_UNTIL, 0n)
  }
  return {
    unready,
    stop() {
      unready()
      clearInterval(beating)
    },
  }
}

/** Reads what another thread tells. */
export function feel(memory: SharedArrayBuffer): { silentFor(): number; isReady(): boolean } {
  const told = new BigInt64Array(memory)
  return {
    /** milliseconds since the other thread last came round */
    silentFor: () => Number(now() - Atomics.load(told, BEAT_AT)),
    isReady: () => Atomics.load(told, READY_UNTIL) > now(),
  }
}

/** Milliseconds of the clock that all threads of a process share, and that nobody sets. */
const now = (): bigint => process.hrtime.bigint() / 1_000_000n
