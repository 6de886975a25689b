import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'

export const KeptMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  created_at: Time,
  sent_at: Time.nullable(),
})
export type KeptMail = z.output<typeof KeptMail>

/** Served in development and in tests only. */
export const listKeptMails = endpoint('GET /json/dev/mails', {
  summary: 'Mails of this school, newest first (development only)',
  access: 'anyone',
  ...inPages(pageOf(KeptMail)),
})

/** Served in development and in tests only. */
export const getKeptMail = endpoint('GET /json/dev/mails/:id', {
  summary: 'One mail with both of its parts (development only)',
  access: 'anyone',
  answer: KeptMail.extend({ html: z.string(), text: z.string(), has_attachment: z.boolean() }),
})

/** Served in development and in tests only. */
export const getKeptAttachment = endpoint('GET /json/dev/mails/:id/attachment', {
  summary: 'What goes along with a mail (development only)',
  access: 'anyone',
  answer: z.unknown(),
  type: 'application/pdf',
})
