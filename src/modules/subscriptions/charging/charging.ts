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
const AT_ONCE = 500
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

/** Each minute puts a job for each membership of which something is due; the same is due once. */
export const findingDue = ({ units, jobs }: Pick<ChargingParts, 'units'> & { jobs: Jobs }): TimedJob => ({
  queue: 'subscriptions.find-due',
  cron: '* * * * *',
  async work() {
    const now = clock.now()
    for (let last: Due | undefined; ;) {
      const due = await dueAfter({ units }, last, now)
      await jobs.tryAgain(
        CHARGE_QUEUE,
        due.map(({ id: membershipId, schoolId, nextAt }) => ({
          key: `${membershipId}:${nextAt!.toISOString()}`,
          data: { schoolId, membershipId } satisfies DueJob,
        })),
      )
      last = due.at(-1)
      if (due.length < AT_ONCE) return
    }
  },
})

type Due = Pick<typeof memberships.$inferSelect, 'id' | 'schoolId' | 'nextAt'>

const dueAfter = ({ units }: Pick<ChargingParts, 'units'>, last: Due | undefined, now: Date): Promise<Due[]> =>
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
      .limit(AT_ONCE),
  )
