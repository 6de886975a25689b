import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { SchoolRef } from '../schools/contract.ts'

const FailingMail = z.object({
  id: Id,
  school: SchoolRef,
  to: z.string(),
  subject: z.string(),
  created_at: Time,
  /** when it was last tried, and what was said to it; null where nobody has tried yet */
  failed_at: Time.nullable(),
  failure: z.string().nullable(),
  /** no longer once its words, or what its link opens, were forgotten */
  may_retry: z.boolean(),
})
export type FailingMail = z.output<typeof FailingMail>

export const listFailingMails = endpoint('GET /json/operator/mails', {
  summary: 'Mails that were refused, or wait for more than an hour, newest first; of one school when asked for',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(FailingMail), { school_id: Id.optional() }),
})

export const retryMail = endpoint('POST /operator/mails/:id/retry', {
  summary: 'Try to send a mail again',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  answer: z.object({ retried: z.int() }),
})

export const retryMails = endpoint('POST /operator/mails/retry', {
  summary: 'Try to send again all that may be, those of one school when asked for, a thousand at most',
  access: 'operator',
  host: 'platform',
  body: z.object({ school_id: Id.optional() }),
  answer: z.object({ retried: z.int() }),
})
