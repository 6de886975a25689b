import { inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import { inStrides } from '#platform/db/in-strides.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { gatewayNotifications } from './tables.ts'

/** Every night forgets what gateways told so long ago that no payment of that time is disputed any more. */
export const forgettingNotifications = (units: UnitsOfWork, keptForDays: number): TimedJob => ({
  queue: 'payments.forget-notifications',
  cron: '35 2 * * *',
  async work() {
    const before = new Date(clock.now().getTime() - keptForDays * DAY)
    await inStrides(units, 'notifications of all schools grow old', (tx, atMost) =>
      tx
        .delete(gatewayNotifications)
        .where(
          inArray(
            gatewayNotifications.id,
            tx
              .select({ id: gatewayNotifications.id })
              .from(gatewayNotifications)
              .where(lt(gatewayNotifications.createdAt, before))
              .limit(atMost),
          ),
        ),
    )
  },
})
