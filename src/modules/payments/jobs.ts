import type { Config } from '#platform/config.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { forgettingNotifications } from './forget-notifications.ts'
import { type ReconcileParts, reconcilePayments } from './reconcile-payments.ts'
import { forgettingCards } from './saved-cards/forgetting-cards.ts'
import { sealingAnew } from './seal-anew.ts'
import { notificationJob } from './work-off-notification.ts'

interface PaymentParts extends ReconcileParts {
  keys: KeyRing
  config: Pick<Config, 'keptForDays'>
}

export function paymentJobs(jobs: Jobs, parts: PaymentParts): void {
  const { units, keys, config } = parts
  jobs.add(notificationJob(parts))
  jobs.addTimed({ queue: 'payments.reconcile', cron: '* * * * *', work: (tell) => reconcilePayments(parts, tell) })
  jobs.addTimed(forgettingNotifications(units, config.keptForDays.paymentNotifications))
  jobs.addTimed(forgettingCards(parts))
  jobs.addTimed(sealingAnew(units, keys))
}
