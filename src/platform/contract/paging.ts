import { z } from 'zod'

/** A list that ends somewhere: `next_page_url` is the same call with the cursor of what follows, or null. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_page_url: z.string().nullable() })

export const Cursor = z.string().max(200).optional()

/** A call that answers a list page by page, found by what else may be asked for. */
export const inPages = <Page extends z.ZodType, Asked extends z.core.$ZodLooseShape = {}>(
  page: Page,
  asked?: Asked,
) => ({
  query: z.object({ ...(asked as Asked), cursor: Cursor }),
  answer: page,
})
