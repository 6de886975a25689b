import { sql } from 'drizzle-orm'
import { type Belonging, moved, united } from '#modules/people/index.ts'
import { evergreenStarts, products } from './tables.ts'

/** Of an offer that began for both, the time goes from when it began first: nobody wins time by a second account. */
export const catalogBelongings: Belonging[] = [
  moved(products.authorId),
  united(evergreenStarts.personId, {
    once: [evergreenStarts.offerId],
    takes: [[evergreenStarts.startedAt, sql`least(kept.started_at, gone.started_at)`]],
  }),
]
