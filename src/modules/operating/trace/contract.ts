import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { SchoolRef } from '../schools/contract.ts'
import { OPERATOR_DEEDS } from '../vocabulary.ts'

const TracedDeed = z.object({
  id: Id,
  /** as it was called then */
  operator: z.string(),
  deed: z.enum(OPERATOR_DEEDS),
  subject: z.string(),
  /** null where it was about all of them */
  school: SchoolRef.nullable(),
  created_at: Time,
})
export type TracedDeed = z.output<typeof TracedDeed>

export const listDeeds = endpoint('GET /json/operator/deeds', {
  summary: 'What operators did, newest first; to one school when asked for',
  access: 'operator',
  host: 'platform',
  ...inPages(pageOf(TracedDeed), { school_id: Id.optional() }),
})
