import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import type { ProviderEvent, RawNotification } from '#providers/payments/port.ts'
import { findTransaction } from './find-transaction.ts'
import { type Gateways, gatewayNamed } from './gateways.ts'
import { providerNotifications } from './tables.ts'
import { NOTIFICATIONS_QUEUE, type NotificationJob } from './work-off-notification.ts'

export interface NotificationParts {
  gateways: Gateways
  units: UnitsOfWork
  jobs: Jobs
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

interface Delivery extends RawNotification {
  provider: string
  schoolId: string
}

/** Verifies what a gateway tells, keeps it once as it came, and leaves the rest to a job. @throws ForgedNotification */
export async function takeNotification(
  { gateways, units, jobs, findSchool }: NotificationParts,
  { provider, schoolId, ...raw }: Delivery,
): Promise<void> {
  const school = foundOr404(await findSchool(schoolId))
  const event = gatewayNamed(gateways, provider).readNotification(raw)
  await units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
    if (!(await findTransaction(ctx, event.idempotencyKey))) throw new NotFound()
    const id = await keepOnce(ctx, provider, event, raw)
    if (id)
      await jobs.put(ctx.tx, NOTIFICATIONS_QUEUE, { schoolId, notificationId: id, event } satisfies NotificationJob)
  })
}

async function keepOnce(ctx: Ctx, provider: string, event: ProviderEvent, { rawBody }: RawNotification) {
  const [kept] = await ctx.tx
    .insert(providerNotifications)
    .values({ provider, eventId: event.eventId, body: rawBody.toString() })
    .onConflictDoNothing()
    .returning({ id: providerNotifications.id })
  return kept?.id
}
