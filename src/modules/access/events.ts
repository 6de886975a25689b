import { z } from 'zod'
import { event } from '#platform/events/event.ts'

export const accessGranted = event(
  'access.access-granted',
  z.object({ grant_id: z.uuid(), student_id: z.uuid(), product_id: z.uuid(), source: z.string() }),
)
/** `is_known`: they ended it themselves, and are told of it by whoever heard them. */
export const accessRevoked = event(
  'access.access-revoked',
  z.object({ grant_id: z.uuid(), student_id: z.uuid(), product_id: z.uuid(), is_known: z.boolean().optional() }),
)
