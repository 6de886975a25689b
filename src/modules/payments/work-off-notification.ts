import { and, eq } from 'drizzle-orm'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import type { GatewayNotification } from '#providers/payments/port.ts'
import { getTransaction } from './find-transaction.ts'
import { isKnown } from './is-known.ts'
import { recordDecision, recordDispute } from './record-dispute.ts'
import { recordOutcome } from './record-outcome.ts'
import { recordRefund } from './record-refund.ts'
import type { PaymentOutcome } from './status-after.ts'
import { gatewayNotifications } from './tables.ts'

export const NOTIFICATIONS_QUEUE = 'payments.notifications'

export interface NotificationJob {
  schoolId: string
  notificationId: string
  event: Omit<GatewayNotification, 'occurredAt'>
}

interface Parts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

export const notificationJob = ({ units, findSchool }: Parts): JobKind<NotificationJob> => ({
  queue: NOTIFICATIONS_QUEUE,
  concurrency: 2,
  expireInSeconds: 60,
  retryLimit: 10,
  async work({ schoolId, notificationId, event }) {
    const school = await findSchool(schoolId)
    if (!school) return
    await units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
      if (!(await workOff(ctx, notificationId))) return
      const transaction = await getTransaction(ctx, event.idempotencyKey)
      if (isKnown(transaction, event)) return
      const { id, amount, currency } = transaction
      if (amount !== event.amount || currency !== event.currency) throw new Error('The gateway names another amount')
      await recordOutcome(ctx, id, outcomeOf(event))
      await recordRefund(ctx, id, event.refundedAmount)
      if (event.status === 'disputed') await recordDispute(ctx, id, event)
      if (event.status === 'dispute_won') await recordDecision(ctx, id, 'won', event)
      if (event.status === 'dispute_lost') await recordDecision(ctx, id, 'lost', event)
    })
  },
})

/** False when that was done before: a job may run twice. */
async function workOff({ tx }: Ctx, id: string): Promise<boolean> {
  const worked = await tx
    .update(gatewayNotifications)
    .set({ isWorkedOff: true })
    .where(and(eq(gatewayNotifications.id, id), eq(gatewayNotifications.isWorkedOff, false)))
    .returning({ id: gatewayNotifications.id })
  return worked.length > 0
}

/** What went back or is disputed had been paid, though that may be told later. */
function outcomeOf(event: NotificationJob['event']): PaymentOutcome {
  const { status, paymentId, reason = 'card_declined', fingerprint, fee } = event
  if (status === 'declined') return { status, paymentId, reason }
  return status === 'canceled'
    ? { status, paymentId }
    : { status: 'approved', paymentId, ...(fingerprint && { fingerprint }), ...(fee !== undefined && { fee }) }
}
