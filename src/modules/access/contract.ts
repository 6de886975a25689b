import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'

export const REASON_MAX = 300

const Reason = z.string().trim().min(1, 'validation.required').max(REASON_MAX)

export const giveAccess = endpoint({
  method: 'POST',
  path: '/home/students/:id/access',
  summary: 'Give a student a product, and say why',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.object({
    product_id: Id,
    reason: Reason,
    /** 0 is unlimited */
    access_days: z.int().min(0).max(36_500).default(0),
  }),
  status: 201,
  answer: Done,
})

export const takeAccess = endpoint({
  method: 'DELETE',
  path: '/home/students/:id/access/:productId',
  summary: 'Take a product from a student, and say why',
  access: 'admin',
  params: z.object({ id: Id, productId: Id }),
  body: z.object({ reason: Reason }),
  answer: Done,
})
