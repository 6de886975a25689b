import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Products came into a bundle, and those who have it already are to get them; `after` is the last grant that was reached. */
export const partsAdded = event(
  'bundles.parts-added',
  z.object({
    bundle_id: z.uuid(),
    product_ids: z.array(z.uuid()),
    after: z.object({ at: z.iso.datetime(), id: z.uuid() }).nullable(),
  }),
)
