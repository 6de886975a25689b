import { eq } from 'drizzle-orm'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import type { ProviderEvent } from '#providers/payments/port.ts'
import { getTransaction } from './find-transaction.ts'
import { recordOutcome } from './record-outcome.ts'
import type { PaymentOutcome } from './status-after.ts'
import { providerNotifications } from './tables.ts'

export const NOTIFICATIONS_QUEUE = 'payments.notifications'

export interface NotificationJob {
  schoolId: string
  notificationId: string
  event: Omit<ProviderEvent, 'occurredAt'>
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
      const { id, amount, currency } = await getTransaction(ctx, event.idempotencyKey)
      if (amount !== event.amount || currency !== event.currency) throw new Error('The gateway names another amount')
      const outcome = outcomeOf(event)
      if (outcome) await recordOutcome(ctx, id, outcome)
      await ctx.tx
        .update(providerNotifications)
        .set({ isWorkedOff: true })
        .where(eq(providerNotifications.id, notificationId))
    })
  },
})

/** Nothing for a refund: it follows a payment that is known by then. */
function outcomeOf({
  status,
  paymentId,
  reason = 'card_declined',
}: NotificationJob['event']): PaymentOutcome | undefined {
  if (status === 'refunded') return undefined
  return status === 'declined' ? { status, paymentId, reason } : { status, paymentId }
}
