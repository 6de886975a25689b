import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** A file has a new version, and those who have it are to be told; `after` is the last student who was noted. */
export const versionAdded = event(
  'downloads.version-added',
  z.object({ version_id: z.uuid(), after: z.uuid().nullable() }),
)
