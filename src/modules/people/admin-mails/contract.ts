import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ADMIN_MAILS } from './vocabulary.ts'

/** Those that are sent to whoever asks. */
const WantedMails = z.object({
  /** those that the role of whoever asks is told of at all */
  offered: z.array(z.enum(ADMIN_MAILS)),
  wanted: z.array(z.enum(ADMIN_MAILS)),
})

export const getAdminMails = endpoint('GET /json/admin-mails', {
  summary: 'Which mails about the school one gets as its admin',
  access: 'admin',
  right: 'enter-panel',
  answer: WantedMails,
})

export const setAdminMails = endpoint('PUT /json/admin-mails/:kind', {
  summary: 'Ask for one kind of mails about the school, or for no more of them',
  access: 'admin',
  right: 'enter-panel',
  changes: 'own',
  params: z.object({ kind: z.enum(ADMIN_MAILS) }),
  body: z.object({ wanted: z.boolean() }),
  answer: WantedMails,
})
