import type { Jobs } from '#platform/jobs/jobs.ts'
import { type ReconcileParts, reconcilePayments } from './reconcile-payments.ts'
import { notificationJob } from './work-off-notification.ts'

export function paymentJobs(jobs: Jobs, parts: ReconcileParts): void {
  jobs.add(notificationJob(parts))
  jobs.addTimed({ queue: 'payments.reconcile', cron: '* * * * *', work: () => reconcilePayments(parts) })
}
