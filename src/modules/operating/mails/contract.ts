import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id } from '#platform/contract/shapes.ts'
import { FailingMail as MailOfSchool } from '#modules/mails/failing/contract.ts'
import { SchoolRef } from '../schools/contract.ts'

const FailingMail = MailOfSchool.extend({ school: SchoolRef })
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
