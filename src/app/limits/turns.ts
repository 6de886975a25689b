import { FairShare } from '#platform/fair-share.ts'

/** Most of a call is waiting for the database, which has its own bound. */
const CALLS = { all: 64, line: 400 }
/** A page takes a processor for some ten milliseconds: more at once would all be late, and hold what they read meanwhile. */
const PAGES = { all: 8, work: 6, line: 300 }

export interface Turns {
  calls: FairShare
  pages: FairShare
}

/**
 * Places of the calls and pages that one process is at. Half of the time after which it counts as late is waited at most, its
 * lateness included, so that what is refused is refused within a second.
 */
export function turns({ lateAfterMs, lateness }: { lateAfterMs: number; lateness: () => number }): Turns {
  const rules = { patience: lateAfterMs / 2, lateness }
  return { calls: new FairShare({ ...CALLS, ...rules }), pages: new FairShare({ ...PAGES, ...rules }) }
}
