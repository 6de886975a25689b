import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Time } from '#platform/contract/shapes.ts'
import { HAPPENINGS } from './vocabulary.ts'

export const TimelineEntry = z.object({
  /** tells it from all others of the student */
  id: z.string(),
  what: z.enum(HAPPENINGS),
  at: Time,
  /** what it happened to, or its first words; empty where the account itself is meant */
  subject: z.string(),
  /** why, where somebody said so */
  reason: z.string(),
  /** path of what it leads to */
  url: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

const Timeline = pageOf(TimelineEntry)
export type Timeline = z.output<typeof Timeline>

export const getTimeline = endpoint('GET /json/home/students/:id/timeline', {
  summary:
    'What happened with a student, newest first: account, admins who signed in as them, orders, access, courses completed, what they wrote',
  access: 'admin',
  right: 'see-students',
  ...inPages(Timeline),
})
