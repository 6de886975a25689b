import { z } from 'zod'
import { Amount, Id, Time } from '#platform/contract/shapes.ts'

/** A reduction as its admin planned it. */
export const PromotionPlan = z.object({
  id: Id,
  amount: Amount,
  starts_at: Time,
  ends_at: Time.nullable(),
  packages_limit: z.int(),
  packages_sold: z.int(),
  reference_amount: Amount,
  state: z.enum(['scheduled', 'running', 'sold_out']),
})
export type PromotionPlan = z.output<typeof PromotionPlan>
