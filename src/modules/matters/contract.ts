import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { MATTER_KINDS } from './vocabulary.ts'

export const Matter = z.object({
  id: Id,
  kind: z.enum(MATTER_KINDS),
  order: z.object({ id: Id, number: z.string() }),
  buyer_name: z.string(),
  due_at: Time,
  /** its day is over */
  is_late: z.boolean(),
})
export type Matter = z.output<typeof Matter>

export const MatterPage = pageOf(Matter)
export type MatterPage = z.output<typeof MatterPage>

export const listMatters = endpoint('GET /json/home/matters', {
  summary:
    'What waits for an admin to do something, and until when: withdrawals, requests for refunds, disputes; the soonest first',
  access: 'admin',
  right: 'see-orders',
  ...inPages(MatterPage),
})
