import { and, asc, gt, lte, or, eq } from 'drizzle-orm'
import { settleOrder } from '#modules/orders/index.ts'
import { chargeCard, type Transaction } from '#modules/payments/index.ts'
import { clock, SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { JobKind, Jobs, TimedJob } from '#platform/jobs/jobs.ts'
import type { ChargingParts } from '../parts.ts'
import { memberships } from '../tables.ts'
import type { Attempt } from './begin-attempt.ts'
import { workDue } from './work-due.ts'

export const CHARGE_QUEUE = 'subscriptions.charge'
/** Three thousand are as many as a dozen workers charge in a minute. Taking a job costs by how many there are. */
const FEW = { atOnce: 500, waitAtMost: 3000 }
/** With four at once: as many charges a second, in each worker. */
const REST = SECOND

interface DueJob {
  schoolId: string
  membershipId: string
}

/**
 * A job for each membership, so that as many workers as there are share what is due. They take their time, so that nobody notices who buys or learns
 * meanwhile: 100,000 that are due on one day take two workers some three hours. What it finds done already it passes over.
 */
export const charging = (parts: ChargingParts): JobKind<DueJob> => ({
  queue: CHARGE_QUEUE,
  concurrency: 4,
  restMs: REST,
  expireInSeconds: 120,
  retryLimit: 5,
  async work({ schoolId, membershipId }) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const ctx = parts.units.outside({ school, actor: { role: 'system' } })
    const attempt = await ctx.inTransaction((inside) => workDue(inside, membershipId, parts))
    if (attempt) await chargeMember(ctx, attempt, parts)
  },
})

/** Second of three steps: charges the card that is kept, and puts down what the gateway said. */
export function chargeMember(ctx: OutsideCtx, attempt: Attempt, parts: ChargingParts): Promise<Transaction> {
  const { token, customer, transaction } = attempt
  return chargeCard(
    ctx,
    attempt,
    { card: { savedCard: token }, customer },
    {
      gateways: parts.gateways,
      settle: (inside, record) => settleOrder(inside, transaction.orderId, record, parts),
    },
  )
}

/**
 * Each minute puts a job for each membership of which something is due; the same is due once. No more than wait long enough for the next minute: it
 * goes on from where it stopped, so that those which cannot be charged keep nobody else waiting.
 */
export function findingDue(
  { units, jobs }: Pick<ChargingParts, 'units'> & { jobs: Jobs },
  { atOnce, waitAtMost } = FEW,
): TimedJob {
  let last: Due | undefined
  return {
    queue: 'subscriptions.find-due',
    cron: '* * * * *',
    async work() {
      const now = clock.now()
      let room = waitAtMost - (await jobs.waiting(CHARGE_QUEUE, waitAtMost))
      while (room > 0) {
        const due = await dueAfter({ units }, { last, now, atOnce })
        await jobs.tryAgain(CHARGE_QUEUE, due.map(jobOf))
        last = due.length < atOnce ? undefined : due.at(-1)
        if (!last) return
        room -= due.length
      }
    },
  }
}

const jobOf = ({ id: membershipId, schoolId, nextAt }: Due) => ({
  key: `${membershipId}:${nextAt!.toISOString()}`,
  data: { schoolId, membershipId } satisfies DueJob,
})

type Due = Pick<typeof memberships.$inferSelect, 'id' | 'schoolId' | 'nextAt'>

const dueAfter = (
  { units }: Pick<ChargingParts, 'units'>,
  { last, now, atOnce }: { last: Due | undefined; now: Date; atOnce: number },
): Promise<Due[]> =>
  units.withoutSchool('memberships of all schools are charged', (tx) =>
    tx
      .select({ id: memberships.id, schoolId: memberships.schoolId, nextAt: memberships.nextAt })
      .from(memberships)
      .where(
        and(
          lte(memberships.nextAt, now),
          last &&
            or(
              gt(memberships.nextAt, last.nextAt!),
              and(eq(memberships.nextAt, last.nextAt!), gt(memberships.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(memberships.nextAt), asc(memberships.id))
      .limit(atOnce),
  )
