import { z } from 'zod'
import { Reason } from '#modules/access/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { DECIDED_OUTCOMES } from '../vocabulary.ts'

const Decision = z.object({
  /** of students, at most fifty */
  ids: z.array(Id).min(1, 'validation.required'),
  product_id: Id,
  reason: Reason,
})

const Decided = z.object({
  id: Id,
  name: z.string(),
  outcome: z.enum(DECIDED_OUTCOMES),
  /** they are buying it at this moment: what becomes of it, the payment will say as well */
  is_payment_awaited: z.boolean(),
})
export type Decided = z.output<typeof Decided>

const Answer = z.object({ students: z.array(Decided) })

export const giveAccessToAll = endpoint('POST /home/students/access', {
  summary: 'Gives several students a product, and says why; who has it keeps what they have',
  access: 'admin',
  right: 'change-students',
  body: Decision,
  answer: Answer,
})

export const takeAccessFromAll = endpoint('DELETE /home/students/access', {
  summary: 'Takes a product from several students, and says why; who does not have it is told apart',
  access: 'admin',
  right: 'change-students',
  body: Decision,
  answer: Answer,
})
