import { FairShare } from '#platform/fair-share.ts'

/** Most of a call is waiting for the database, which has its own bound. */
const CALLS = { all: 64, line: 1_000 }
/** A page takes a processor for some ten milliseconds: more at once would all be late, and hold what they read meanwhile. */
const PAGES = { all: 8, work: 6, line: 300 }

export interface Turns {
  calls: FairShare
  pages: FairShare
}

/**
 * Places of the calls and pages that one process is at. Half of the time after which it counts as late is waited at most, so that
 * what is refused is refused within a second, however late the process is beside.
 */
export function turns({ lateAfterMs }: { lateAfterMs: number }): Turns {
  const patience = lateAfterMs / 2
  return { calls: new FairShare({ ...CALLS, patience }), pages: new FairShare({ ...PAGES, patience }) }
}
