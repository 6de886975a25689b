import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SchoolIdentity } from '#platform/context.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { priceHistory, promotions } from '../tables.ts'
import { writePriceHistory } from '../write-price-history.ts'

export interface CatalogParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

const AT_ONCE = 500

/** Writes down, each minute, the promotions that began or ended by date, so that cached pages learn of them. */
export function followPromotions({ units, findSchool }: CatalogParts): TimedJob {
  return {
    queue: 'catalog.follow-promotions',
    cron: '* * * * *',
    async work(tell) {
      for (const { schoolId, variantId } of await turned(units)) {
        try {
          const school = await findSchool(schoolId)
          if (school)
            await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) => writePriceHistory(ctx, variantId))
        } catch (error) {
          tell(error, { id: variantId })
        }
      }
    },
  }
}

function turned(units: UnitsOfWork) {
  const now = clock.now()
  return units.withoutSchool('promotions of all schools turn by the clock', (tx) =>
    tx
      .select({ schoolId: promotions.schoolId, variantId: promotions.variantId })
      .from(promotions)
      .innerJoin(priceHistory, and(eq(priceHistory.variantId, promotions.variantId), isNull(priceHistory.appliedUntil)))
      .where(
        and(
          isNull(promotions.endedAt),
          or(
            lte(promotions.endsAt, now),
            and(lte(promotions.startsAt, now), lt(priceHistory.appliedFrom, sql`${promotions.startsAt}`)),
          ),
        ),
      )
      .limit(AT_ONCE),
  )
}
