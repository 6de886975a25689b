import { z } from 'zod'
import { PanelProduct, ProductCard } from '#modules/catalog/contract.ts'
import { Picture } from '#modules/media/contract.ts'
import { Review } from '#modules/reviews/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { INTRO_MAX, QUOTES_MAX } from './vocabulary.ts'

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

/** As it was chosen, to be changed. */
export const Front = z.object({
  intro: z.string(),
  picture: Picture.nullable(),
  /** `is_shown`: whether visitors see it, which those who chose it may have changed since */
  product: PanelProduct.extend({ is_shown: z.boolean() }).nullable(),
  quotes: z.array(Review.extend({ is_shown: z.boolean() })),
  /** 0 where nothing was ever chosen */
  version: z.int(),
})
export type Front = z.output<typeof Front>

export const getFront = endpoint('GET /json/home/settings/front', {
  summary: 'What was chosen for the front page, to be changed',
  access: 'admin',
  right: 'change-content',
  answer: Front,
})

const ReviewIds = z.array(Id).max(QUOTES_MAX)

export const setFront = endpoint('PUT /home/settings/front', {
  summary: 'Choose what the front page leads with: a product, quotes, a picture, words below the promise',
  access: 'admin',
  right: 'change-content',
  refuses: [409],
  body: z.object({
    intro: someLines().max(INTRO_MAX).default(''),
    product_id: Id.nullable().default(null),
    picture_id: Id.nullable().default(null),
    review_ids: ReviewIds.default([]),
    /** the one that was changed */
    version: z.int().min(0),
  }),
  answer: Front,
})

export const previewFront = endpoint('GET /json/home/settings/front/preview', {
  summary: 'The front page as it would be with other choices; what is left out is as it is published',
  access: 'admin',
  right: 'change-content',
  query: z.object({
    intro: someLines().max(INTRO_MAX).optional(),
    /** blank: none */
    product_id: z.union([Id, z.literal('')]).optional(),
    picture_id: z.union([Id, z.literal('')]).optional(),
    /** with commas between */
    review_ids: z
      .string()
      .max(200)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(ReviewIds)
      .optional(),
  }),
  answer: FrontPage,
})
