import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { SchoolRef } from '../schools/contract.ts'

const Queue = oneLine().min(1).max(200)

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
  body: z.object({ queue: Queue }),
  answer: z.object({ retried: z.int() }),
})

const FailedJob = z.object({
  id: Id,
  queue: z.string(),
  /** null where it belongs to none */
  school: SchoolRef.nullable(),
  /** what it said when it failed for the last time */
  error: z.string(),
  /** how often it was tried again by itself */
  retries: z.int(),
  failed_at: Time,
})
export type FailedJob = z.output<typeof FailedJob>

export const listFailedJobs = endpoint('GET /json/operator/jobs/failed', {
  summary: 'Jobs that failed for the last time, one by one; of a queue or a school when asked for',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(FailedJob), { queue: Queue.optional(), school_id: Id.optional() }),
})

export const retryJob = endpoint('POST /operator/jobs/:id/retry', {
  summary: 'Try a failed job of a queue again',
  access: 'operator',
  host: 'platform',
  body: z.object({ queue: Queue }),
  answer: z.object({ retried: z.int() }),
})
