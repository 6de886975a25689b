import { and, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
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
  return units.withoutSchool('promotions of all schools turn by the clock', (tx) => {
    const last = tx
      .select({ amount: priceHistory.amount, appliedFrom: priceHistory.appliedFrom })
      .from(priceHistory)
      .where(eq(priceHistory.variantId, promotions.variantId))
      .orderBy(desc(priceHistory.number))
      .limit(1)
      .as('last')
    return tx
      .select({ schoolId: promotions.schoolId, variantId: promotions.variantId })
      .from(promotions)
      .innerJoinLateral(last, isNotNull(last.amount))
      .where(
        and(
          isNull(promotions.endedAt),
          or(
            lte(promotions.endsAt, now),
            and(lte(promotions.startsAt, now), lt(last.appliedFrom, sql`${promotions.startsAt}`)),
          ),
        ),
      )
      .limit(AT_ONCE)
  })
}
