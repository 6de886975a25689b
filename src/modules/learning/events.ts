import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Somebody completed a lecture, and with it as much of the course as its goal asks; again with each lecture after that. */
export const courseCompleted = event(
  'learning.course-completed',
  z.object({ person_id: z.uuid(), course_id: z.uuid() }),
)
