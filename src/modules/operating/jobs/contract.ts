import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'

const FailedQueue = z.object({
  queue: z.string(),
  failed: z.int(),
  /** of the last that failed: when, and what it said */
  last_failed_at: Time,
  last_error: z.string(),
})
export type FailedQueue = z.output<typeof FailedQueue>

export const listFailedQueues = endpoint('GET /json/operator/jobs', {
  summary: 'Queues with jobs that failed for the last time, those that failed last first',
  access: 'operator',
  host: 'platform',
  answer: z.object({ data: z.array(FailedQueue) }),
})

export const retryJobs = endpoint('POST /operator/jobs/retry', {
  summary: 'Try the failed jobs of a queue again, a thousand at most',
  access: 'operator',
  host: 'platform',
  body: z.object({ queue: oneLine().min(1).max(200) }),
  answer: z.object({ retried: z.int() }),
})
