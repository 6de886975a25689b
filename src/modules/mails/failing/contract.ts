import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'

export const FailingMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  created_at: Time,
  /** when it was last refused, and what the other side said to it; null where nobody has tried yet */
  failed_at: Time.nullable(),
  failure: z.string().nullable(),
  /** no longer once its words, or what its link opens, were forgotten */
  may_retry: z.boolean(),
})
export type FailingMail = z.output<typeof FailingMail>

export const listUnsentMails = endpoint('GET /json/home/mails', {
  summary: 'Mails of the school that were refused, or wait for more than an hour, newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(pageOf(FailingMail)),
})

export const sendMailAgain = endpoint('POST /home/mails/:id/retry', {
  summary: 'Try to send a mail of the school again',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  audit: 'always',
  answer: Done,
})
