import { z } from 'zod'
import { ProductCard } from '#modules/catalog/contract.ts'
import { Picture } from '#modules/media/contract.ts'
import { Review } from '#modules/reviews/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

/** What of a front page is chosen or follows from what is, for everyone. */
export const FrontPage = z.object({
  intro: z.string(),
  picture: Picture.nullable(),
  /** the product in front, with what its description begins with */
  product: ProductCard.extend({
    summary: z.string(),
    /** the first of a course that anybody may watch and that can be played */
    free_lecture: z.object({ id: Id, title: z.string(), run_time_seconds: z.int() }).nullable(),
  }).nullable(),
  quotes: z.array(Review),
  /** of all that is published and not hidden */
  reviews_count: z.int(),
  /** of the author, larger than the one that all pages have */
  portrait: Picture.nullable(),
})
export type FrontPage = z.output<typeof FrontPage>

export const getFrontPage = endpoint('GET /json/front', {
  summary: 'What a school leads with on its front page: a product in front, quotes, a picture',
  access: 'anyone',
  answer: FrontPage,
})
