import { z } from 'zod'
import { Reason } from '#modules/access/contract.ts'
import { PersonName } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { ADDED_OUTCOMES, GIVEN_OUTCOMES } from '../vocabulary.ts'

const AddedStudent = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  outcome: z.enum(ADDED_OUTCOMES),
  /** whether they were given the product now, or had it; null where they were to have none */
  access: z.enum(GIVEN_OUTCOMES).nullable(),
})
export type AddedStudent = z.output<typeof AddedStudent>

export const addStudents = endpoint('POST /home/students', {
  summary:
    'Makes accounts for people, all of them or none; who has one keeps it. Sent twice, it makes and mails nothing twice',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  status: 201,
  body: z.object({
    /** at most fifty */
    students: z.array(z.object({ name: PersonName, email: Email })).min(1, 'validation.required'),
    /** a product that all of them are to have, and why; null for none */
    access: z.object({ product_id: Id, reason: Reason }).nullable(),
    /** whether those who had no account are told by mail, with a link to choose a password */
    is_welcomed: z.boolean(),
  }),
  answer: z.object({ students: z.array(AddedStudent) }),
})
