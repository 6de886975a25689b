import { clock, DAY, SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { ForgedNotification, type GatewayNotification, type RawNotification } from '#providers/payments/port.ts'
import { findTransaction } from './find-transaction.ts'
import { findAccountsAt } from './find-account.ts'
import { type Gateways, NoGatewayConnected } from './gateways.ts'
import { isKnown } from './is-known.ts'
import { gatewayNotifications } from './tables.ts'
import { isGateway } from './vocabulary.ts'
import { NOTIFICATIONS_QUEUE, type NotificationJob } from './work-off-notification.ts'

export interface NotificationParts {
  gateways: Gateways
  units: UnitsOfWork
  jobs: Jobs
  findSchool(id: string): Promise<SchoolIdentity | undefined>
  config: Pick<Config, 'keptForDays'>
}

interface Delivery extends RawNotification {
  gateway: string
  schoolId: string
}

/** For so long at most a gateway waits while a charge is under way, about which it tells before that is settled here. */
const SETTLED_WITHIN = SECOND

/**
 * Verifies what a gateway tells, keeps it once as it came, and leaves the rest to a job, where there is any: what the answer to its
 * charge settles needs none. What is older than what we remember may have been told before, and is not believed again. @throws ForgedNotification
 */
export async function takeNotification(
  { gateways, units, jobs, findSchool, config }: NotificationParts,
  { gateway, schoolId, ...raw }: Delivery,
): Promise<void> {
  const school = foundOr404(await findSchool(schoolId))
  const oldest = clock.now().getTime() - config.keptForDays.paymentNotifications * DAY
  const setting = { school, actor: { role: 'system' as const } }
  const { accountIds, notification } = await units.reading(setting, (ctx) => read(ctx, gateways, gateway, raw))
  if (notification.occurredAt.getTime() < oldest) throw new ForgedNotification()
  await gateways.charges.waitFor(notification.idempotencyKey, SETTLED_WITHIN)
  await units.inUnitOfWork(setting, async (ctx) => {
    const transaction = await findTransaction(ctx, notification.idempotencyKey)
    if (!transaction || !accountIds.includes(transaction.accountId)) throw new NotFound()
    const { accountId } = transaction
    const isWorkedOff = isKnown(transaction, notification)
    const id = await keepOnce(ctx, { accountId, isWorkedOff, ...notification }, raw)
    if (id && !isWorkedOff)
      await jobs.put(ctx.tx, NOTIFICATIONS_QUEUE, {
        schoolId,
        notificationId: id,
        event: notification,
      } satisfies NotificationJob)
  })
}

/**
 * A gateway does not say which of a school's accounts with it this is about: one whose signature is on it. Several are signed alike where one
 * followed the other with the same credentials.
 */
async function read(
  ctx: Ctx,
  gateways: Gateways,
  name: string,
  raw: RawNotification,
): Promise<{ accountIds: string[]; notification: GatewayNotification }> {
  const accounts = isGateway(name) ? await findAccountsAt(ctx, name) : []
  const known = accounts.flatMap((account) => {
    const opened = gateways.open(account)
    return opened ? [{ accountId: account.id, gateway: opened }] : []
  })
  if (known.length === 0) throw new NoGatewayConnected()
  const signed = known.flatMap(({ accountId, gateway }) => {
    try {
      return [{ accountId, notification: gateway.readNotification(raw) }]
    } catch (error) {
      if (!(error instanceof ForgedNotification)) throw error
      return []
    }
  })
  const [first] = signed
  if (!first) throw new ForgedNotification()
  return { accountIds: signed.map(({ accountId }) => accountId), notification: first.notification }
}

type Kept = Pick<typeof gatewayNotifications.$inferInsert, 'accountId' | 'eventId' | 'isWorkedOff'>

async function keepOnce(ctx: Ctx, { accountId, eventId, isWorkedOff }: Kept, { rawBody }: RawNotification) {
  const [kept] = await notificationKept(ctx.tx, [{ accountId, eventId, isWorkedOff, body: rawBody.toString() }])
  return kept?.id
}

const notificationKept = preparedInsert('notification_kept', gatewayNotifications, { passesOver: true })
