import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Way } from '../vocabulary.ts'

interface Asked {
  personId: SQLWrapper
  courseId: SQLWrapper
  now: SQLWrapper
}

/** A way to earn the certificate of a course. Who has just earned one by it is given it by `issueTo`. */
export interface WayToEarn {
  way: Way
  /** SQL, a select of ids: those who may have earned it, each any number of times */
  candidates(courseId: SQLWrapper): SQL
  /** SQL: whether somebody has */
  isEarned(asked: Asked): SQL
}

/** Whoever can tell who has earned a certificate registers how. */
export class WaysToEarn {
  readonly #ways = new Map<Way, WayToEarn>()

  register(way: WayToEarn): void {
    this.#ways.set(way.way, way)
  }

  of(way: Way): WayToEarn {
    const found = this.#ways.get(way)
    if (!found) throw new Error(`Nobody registered who earns by ${way}`)
    return found
  }
}
