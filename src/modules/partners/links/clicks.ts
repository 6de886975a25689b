import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { HeldCounts } from '#platform/held-counts.ts'
import { type CountedClicks, keepClicks } from './keep-clicks.ts'

/** What a process holds before it is kept; partners and products beyond it are not counted. */
const HELD_MOST = 10_000

/** Counts clicks in memory, so that a page costs no statement, and keeps them from time to time. */
export class PartnerClicks {
  readonly #held = new HeldCounts<Omit<CountedClicks, 'count'>>(HELD_MOST)

  /** `slug` names the product whose page it was; empty for any other. */
  note({ schoolId, partnerId, slug }: Omit<CountedClicks, 'count'>): void {
    this.#held.add({ schoolId, partnerId, slug })
  }

  /** Writes down what was counted since the last time. What could not be written is counted on. */
  keep(units: UnitsOfWork): Promise<void> {
    return this.#held.keep((counted) => keepClicks(units, counted))
  }
}
