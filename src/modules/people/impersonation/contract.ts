import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { WayOn } from '../contract.ts'

export const signInAsStudent = endpoint('POST /home/students/:id/sign-in-as', {
  summary:
    'Looks at the school as one of its students, for half an hour, in this browser alone; the student is told in their account',
  access: 'admin',
  right: 'sign-in-as-students',
  answer: WayOn,
})

export const returnToPanel = endpoint('POST /home/return', {
  summary: 'Ends looking at the school as a student: this browser is the admin’s again',
  access: 'anyone',
  changes: 'own',
  audit: 'never',
  impersonated: 'answered',
  answer: WayOn,
})

const Impersonation = z.object({
  id: Id,
  /** of the admin, as it was then */
  name: z.string(),
  at: Time,
})
export type Impersonation = z.output<typeof Impersonation>

export const listImpersonations = endpoint('GET /json/my/impersonations', {
  summary: 'Which admins signed in as oneself, and when: the last hundred times',
  access: 'signed-in',
  answer: z.object({ impersonations: z.array(Impersonation) }),
})
