import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { WayOn } from '../contract.ts'
import { LEAVE_HOURS, LEAVE_REASON_MAX } from './vocabulary.ts'

const SupportLeave = z.object({
  id: Id,
  /** the owner who gave it, as they were called then */
  granted_by: z.string(),
  reason: z.string(),
  created_at: Time,
  expires_at: Time,
  /** when it was ended before it was over by itself; null where nobody did */
  ended_at: Time.nullable(),
  /** support may come in now */
  is_open: z.boolean(),
})
export type SupportLeave = z.output<typeof SupportLeave>

export const LeavePage = pageOf(SupportLeave)
export type LeavePage = z.output<typeof LeavePage>

export const listSupportLeaves = endpoint('GET /json/home/settings/support', {
  summary: 'When the school let those who run the platform into its panel, and why; the newest first',
  access: 'admin',
  right: 'see-audit',
  ...inPages(LeavePage),
})

export const letSupportIn = endpoint('POST /home/settings/support', {
  summary: 'Lets those who run the platform into the panel for an hour, a day or a week; one such leave at a time',
  access: 'admin',
  right: 'let-support-in',
  refuses: [409],
  status: 201,
  body: z.object({
    hours: z.literal(LEAVE_HOURS),
    reason: someLines().min(1, 'validation.required').max(LEAVE_REASON_MAX),
  }),
  answer: z.object({ leave: SupportLeave }),
})

export const endSupport = endpoint('POST /home/settings/support/:leaveId/end', {
  summary: 'Ends the leave at once: whoever came in by it is out with their next call; doing it again changes nothing',
  access: 'admin',
  right: 'let-support-in',
  answer: Done,
})

export const leaveSchool = endpoint('POST /home/leave', {
  summary: 'An operator leaves the panel of the school and is back at its page among all schools',
  access: 'anyone',
  changes: 'own',
  audit: 'never',
  impersonated: 'answered',
  answer: WayOn,
})
