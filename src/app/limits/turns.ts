import { SECOND } from '#platform/clock.ts'
import { FairShare } from '#platform/fair-share.ts'

/** What is refused is refused within a second, however late the process is beside. */
const PATIENCE = 0.8 * SECOND
/** Most of a call is waiting for the database, which has its own bound. */
const CALLS = { all: 64, line: 1_000, patience: PATIENCE }
/** A page takes a processor for some ten milliseconds: more at once would all be late, and hold what they read meanwhile. */
const PAGES = { all: 8, work: 6, line: 300, patience: PATIENCE }

export interface Turns {
  calls: FairShare
  pages: FairShare
}

/** Places of the calls and pages that one process is at. */
export const turns = (): Turns => ({ calls: new FairShare(CALLS), pages: new FairShare(PAGES) })
