import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { HeldCounts } from '#platform/held-counts.ts'
import { type IsKnown, keepVisits } from './keep-visits.ts'
import type { VisitedProduct } from './visited-product.ts'

/** What a process holds before it is kept: campaigns beyond it are not told apart, and products beyond it not counted. */
const HELD_MOST = 10_000

export interface Visit extends VisitedProduct {
  schoolId: string
  campaign: string
}

/** Counts visits in memory, so that a page costs no statement, and keeps them from time to time. */
export class Visits {
  readonly #held = new HeldCounts<Visit>(HELD_MOST)
  #isKnown: IsKnown | undefined

  /** Campaigns of a product that are told apart however many others there are on a day. */
  alwaysTellApart(isKnown: IsKnown): void {
    this.#isKnown = isKnown
  }

  note({ schoolId, slug, campaign, step }: Visit, times = 1): void {
    const isTold = this.#held.add({ schoolId, slug, campaign, step }, times)
    if (!isTold) this.#held.add({ schoolId, slug, campaign: '', step }, times)
  }

  /** Writes down what was counted since the last time. What could not be written is counted on. */
  keep(units: UnitsOfWork): Promise<void> {
    return this.#held.keep((counted) => keepVisits(units, counted, this.#isKnown))
  }
}
