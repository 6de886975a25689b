import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { type CountedVisits, keepVisits } from './keep-visits.ts'
import type { VisitedProduct } from './visited-product.ts'

/** What a process holds before it is kept: campaigns beyond it are not told apart, and products beyond it not counted. */
const HELD_MOST = 10_000

export interface Visit extends VisitedProduct {
  schoolId: string
  campaign: string
}

/** Counts visits in memory, so that a page costs no statement, and keeps them from time to time. */
export class Visits {
  #held = new Map<string, CountedVisits>()

  note({ schoolId, slug, campaign, step }: Visit): void {
    const counted = this.#countedOf({ schoolId, slug, campaign }) ?? this.#countedOf({ schoolId, slug, campaign: '' })
    if (counted) counted[step]++
  }

  /** Writes down what was counted since the last time. What could not be written is counted on. */
  async keep(units: UnitsOfWork): Promise<void> {
    if (this.#held.size === 0) return
    const held = this.#held
    this.#held = new Map()
    try {
      await keepVisits(units, [...held.values()])
    } catch (error) {
      for (const counted of held.values()) this.#add(counted)
      throw error
    }
  }

  #add({ views, checkouts, ...named }: CountedVisits): void {
    const counted = this.#countedOf(named)
    if (!counted) return
    counted.views += views
    counted.checkouts += checkouts
  }

  #countedOf(named: Omit<CountedVisits, 'views' | 'checkouts'>): CountedVisits | undefined {
    const key = JSON.stringify([named.schoolId, named.slug, named.campaign])
    const held = this.#held.get(key)
    if (held || this.#held.size >= HELD_MOST) return held
    const begun = { ...named, views: 0, checkouts: 0 }
    this.#held.set(key, begun)
    return begun
  }
}
