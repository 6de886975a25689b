import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { type OneByOneParts, workOneByOne } from '#platform/jobs/one-by-one.ts'
import { lockEvent } from '../require-event.ts'
import { isClosed } from './closing.ts'
import { endWaiting } from './end-waiting.ts'
import { waitingEntries as entries } from './tables.ts'
import { moveOffer } from './tell-offers.ts'
import type { WaitingLetterParts } from './write-to-entry.ts'

export type MovingParts = WaitingLetterParts & OneByOneParts

interface Row {
  id: string
  schoolId: string
}

/**
 * Each minute ends the lines of events that have begun or are not sold any more, hands on offers whose time went by, and writes to whoever a place is
 * kept for and nobody has told yet.
 */
export function movingOffers(parts: MovingParts): TimedJob {
  const { units } = parts
  return {
    queue: 'live-events.move-offers',
    cron: '* * * * *',
    async work(tell) {
      const closed = (after: Row | undefined, most: number) => closedAfter(units, after?.id, most)
      await workOneByOne(
        parts,
        {
          rowsAfter: closed,
          work: async (ctx, id) => {
            const { product } = await lockEvent(ctx, id)
            if (isClosed(product, ctx.now)) await endWaiting(ctx, id)
          },
        },
        tell,
      )
      const due = (after: Row | undefined, most: number) => dueAfter(units, after?.id, most)
      await workOneByOne(parts, { rowsAfter: due, work: (ctx, id) => moveOffer(ctx, id, parts) }, tell)
    },
  }
}

const closedAfter = (units: UnitsOfWork, after: string | undefined, most: number): Promise<Row[]> => {
  const now = clock.now()
  return units.withoutSchool('lines of events of all schools end', (tx) =>
    tx
      .selectDistinct({ id: products.id, schoolId: products.schoolId })
      .from(products)
      .innerJoin(entries, eq(entries.productId, products.id))
      .where(
        and(
          inArray(entries.state, ['waiting', 'offered']),
          or(lte(products.takesPlaceFrom, now), lte(products.saleEndsAt, now)),
          after ? gt(products.id, after) : undefined,
        ),
      )
      .orderBy(asc(products.id))
      .limit(most),
  )
}

const dueAfter = (units: UnitsOfWork, after: string | undefined, most: number): Promise<Row[]> => {
  const now = clock.now()
  return units.withoutSchool('offers of all schools go by', (tx) =>
    tx
      .select({ id: entries.id, schoolId: entries.schoolId })
      .from(entries)
      .where(
        and(
          sql`(${entries.state} = 'offered' or (${entries.state} = 'ended' and ${entries.offerUntil} is not null))`,
          or(eq(entries.state, 'ended'), isNull(entries.offerUntil), lte(entries.offerUntil, now)),
          after ? gt(entries.id, after) : undefined,
        ),
      )
      .orderBy(asc(entries.id))
      .limit(most),
  )
}
