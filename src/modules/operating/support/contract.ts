import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'

export const ASKING_MAX = 500

export const enterSchool = endpoint('POST /operator/schools/:id/enter', {
  summary:
    'A link that signs the operator in to the panel of the school, once, within five minutes; only while its owners let support in',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  answer: z.object({ link: z.url() }),
})

export const askForLeave = endpoint('POST /operator/schools/:id/ask', {
  summary: 'Ask the owners of a school by mail to let support in; three times a day at most',
  access: 'operator',
  host: 'platform',
  refuses: [409, 429],
  body: z.object({ reason: someLines().min(1, 'validation.required').max(ASKING_MAX) }),
  answer: Done,
})

const SupportRequest = z.object({
  id: Id,
  /** as they were called then */
  operator: z.string(),
  reason: z.string(),
  created_at: Time,
})
export type SupportRequest = z.output<typeof SupportRequest>

export const listSupportRequests = endpoint('GET /json/home/settings/support/requests', {
  summary:
    'Who of those who run the platform asks to be let in, and why: of the last seven days, until somebody is let in',
  access: 'admin',
  right: 'see-audit',
  answer: z.object({ data: z.array(SupportRequest) }),
})
