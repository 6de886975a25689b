import { z } from 'zod'

/** A list that ends somewhere: `next_page_url` is the same call with the cursor of what follows, or null. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_page_url: z.string().nullable() })

export const Cursor = z.string().max(200).optional()
