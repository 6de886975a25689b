import { z } from 'zod'
import { event } from '#platform/jobs/event.ts'

export const accessGranted = event(
  'access.access-granted',
  z.object({ grant_id: z.uuid(), student_id: z.uuid(), product_id: z.uuid(), source: z.string() }),
)
export const accessRevoked = event(
  'access.access-revoked',
  z.object({ grant_id: z.uuid(), student_id: z.uuid(), product_id: z.uuid() }),
)
