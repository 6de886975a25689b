import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Time } from '#platform/contract/shapes.ts'
import { DEVICE_KINDS } from './vocabulary.ts'

const Session = z.object({
  id: z.string(),
  /** as the browser calls itself; null where it does not say */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  /** where it was when it logged in, as ISO 3166-1 has it; null where nobody can tell */
  country: z.string().nullable(),
  first_seen_at: Time,
  /** to about an hour */
  last_seen_at: Time,
  /** whether it is the one that asks */
  is_this: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint('GET /json/my/sessions', {
  summary: 'Where one is logged in, the hundred seen last',
  access: 'signed-in',
  answer: z.object({ sessions: z.array(Session) }),
})

export const endSession = endpoint('DELETE /my/sessions/:sessionId', {
  summary: 'Log out one browser of one’s own, at once',
  access: 'signed-in',
  audit: 'never',
  changes: 'own',
  params: z.object({ sessionId: z.string().min(1).max(100) }),
  answer: Done,
})

export const endOtherSessions = endpoint('DELETE /my/sessions', {
  summary: 'Log out all of one’s own browsers but the one that asks, at once',
  access: 'signed-in',
  audit: 'never',
  changes: 'own',
  answer: Done,
})
