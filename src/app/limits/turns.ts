import { FairShare } from '#platform/fair-share.ts'

/** Most of a call is waiting for the database, which has its own bound. */
const CALLS = { all: 64, line: 400 }
/** A page takes a processor for some ten milliseconds: more at once would all be late, and hold what they read meanwhile. */
const PAGES = { all: 8, work: 6, line: 300 }

export interface Turns {
  calls: FairShare
  pages: FairShare
}

/** Of the time after which a process counts as late. */
const WAITED_AT_MOST = 1 / 3

/**
 * Places of the calls and pages that one process is at. So much is waited at most, lateness included, that what is refused is
 * refused within a second, from its connection on.
 */
export function turns({ lateAfterMs, lateness }: { lateAfterMs: number; lateness: () => number }): Turns {
  const rules = { patience: lateAfterMs * WAITED_AT_MOST, lateness }
  return { calls: new FairShare({ ...CALLS, ...rules }), pages: new FairShare({ ...PAGES, ...rules }) }
}
