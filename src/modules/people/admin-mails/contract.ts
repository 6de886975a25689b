import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ADMIN_MAILS } from './vocabulary.ts'

/** Those that are sent to whoever asks. */
const WantedMails = z.object({ wanted: z.array(z.enum(ADMIN_MAILS)) })

export const getAdminMails = endpoint('GET /json/admin-mails', {
  summary: 'Which mails about the school one gets as its admin',
  access: 'admin',
  answer: WantedMails,
})

export const setAdminMails = endpoint('PUT /json/admin-mails/:kind', {
  summary: 'Ask for one kind of mails about the school, or for no more of them',
  access: 'admin',
  changes: 'own',
  params: z.object({ kind: z.enum(ADMIN_MAILS) }),
  body: z.object({ wanted: z.boolean() }),
  answer: WantedMails,
})
