import { and, eq, lte } from 'drizzle-orm'
import type { ScarceThings } from '#modules/catalog/index.ts'
import { clock } from '#platform/clock.ts'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { lockOrder } from '../lock-order.ts'
import { claims } from '../tables.ts'
import { releaseClaims } from './release-claims.ts'

export interface ClaimParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
  scarce: ScarceThings
}

const AT_ONCE = 500

/** Each minute lets go of what payments have held for too long. Who pays after that claims it again, or is refunded. */
export function releasingExpiredClaims({ units, findSchool, scarce }: ClaimParts): TimedJob {
  return {
    queue: 'checkout.release-expired-claims',
    cron: '* * * * *',
    async work(tell) {
      for (const { schoolId, orderId } of await expired(units)) {
        try {
          const school = await findSchool(schoolId)
          if (school)
            await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) => release(ctx, orderId, scarce))
        } catch (error) {
          tell(error, { id: orderId })
        }
      }
    },
  }
}

/** A payment that has succeeded meanwhile has kept its claims: those have no end. */
async function release(ctx: Ctx, orderId: string, scarce: ScarceThings): Promise<void> {
  if (!(await lockOrder(ctx, orderId))) return
  const [still] = await ctx.tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.orderId, orderId), lte(claims.expiresAt, ctx.now)))
    .limit(1)
  if (still) await releaseClaims(ctx, orderId, scarce)
}

const expired = (units: UnitsOfWork) =>
  units.withoutSchool('claims of all schools expire', (tx) =>
    tx
      .selectDistinct({ schoolId: claims.schoolId, orderId: claims.orderId })
      .from(claims)
      .where(lte(claims.expiresAt, clock.now()))
      .limit(AT_ONCE),
  )
