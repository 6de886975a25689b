import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Somebody signed up with a form for the first time. */
export const leadCaptured = event(
  'leads.lead-captured',
  z.object({ lead_id: z.uuid(), form_id: z.uuid(), email: z.string() }),
)
