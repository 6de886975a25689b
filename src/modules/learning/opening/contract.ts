import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const remindOfLecture = endpoint('POST /lecture/:id/reminder', {
  summary: 'Be told by mail once a delayed lecture has opened, or no longer',
  access: 'signed-in',
  changes: 'own',
  refuses: [409],
  body: z.object({ is_wanted: z.boolean() }),
  answer: z.object({ is_wanted: z.boolean() }),
})

export const getOpeningCalendar = endpoint('GET /lecture/:id/opening', {
  summary: 'When a delayed lecture opens to the viewer, as an iCalendar file',
  access: 'signed-in',
  refuses: [409],
  answer: z.unknown(),
  type: 'text/calendar',
})
