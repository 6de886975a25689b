import { z } from 'zod'
import { event } from '#platform/jobs/event.ts'
import { VIDEO_STATES } from './vocabulary.ts'

/** A video reached another state; its length is known when it is ready. */
export const videoChanged = event(
  'media.video-changed',
  z.object({ video_id: z.uuid(), state: z.enum(VIDEO_STATES), duration_seconds: z.int().nullable() }),
)
