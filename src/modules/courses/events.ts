import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** The length of the film that a lecture shows from now on is known. */
export const filmTimed = event('courses.film-timed', z.object({ lecture_id: z.uuid(), seconds: z.int() }))
