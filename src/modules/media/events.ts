import { z } from 'zod'
import { event } from '#platform/events/event.ts'
import { VIDEO_STATES } from './vocabulary.ts'

/** A video reached another state; its length is known when it is ready. */
export const videoChanged = event(
  'media.video-changed',
  z.object({ video_id: z.uuid(), state: z.enum(VIDEO_STATES), duration_seconds: z.int().nullable() }),
)

/** What showed these was deleted. */
export const uploadsAbandoned = event(
  'media.uploads-abandoned',
  z.object({ image_ids: z.array(z.uuid()), video_ids: z.array(z.uuid()) }),
)
