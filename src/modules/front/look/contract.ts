import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { Appearance as SiteAppearance, ChosenLook as ChosenSite } from '#modules/schools/look/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { FrontPage } from '../contract.ts'
import { INTRO_MAX, QUOTES_MAX } from '../vocabulary.ts'

const ReviewIds = z.array(Id).max(QUOTES_MAX)

/** How a school's pages look, and what its front page leads with. */
export const Appearance = SiteAppearance.extend({
  intro: z.string(),
  picture: Picture.nullable(),
  /** `is_shown`: whether visitors see it, which may have changed since it was chosen */
  product: z.object({ id: Id, title: z.string(), is_shown: z.boolean() }).nullable(),
  /** the one that was chosen was deleted */
  product_is_gone: z.boolean(),
  quotes: z.array(
    z.object({ id: Id, first_name: z.string(), title: z.string(), review: z.string(), is_shown: z.boolean() }),
  ),
  /** how many of those that were chosen were deleted */
  quotes_gone: z.int(),
})

/** What an admin chooses of it. */
export const ChosenLook = ChosenSite.extend({
  intro: someLines().max(INTRO_MAX).default(''),
  picture_id: Id.nullable().default(null),
  product_id: Id.nullable().default(null),
  review_ids: ReviewIds.default([]),
})

/** As they are published, and how they were before, newest first. */
export const Look = Appearance.extend({
  /** counts what was published */
  version: z.int(),
  past: z.array(
    Appearance.extend({
      until: Time,
      /** who published another in its place; null: their account is gone, or it was before that was kept */
      replaced_by: z.string().nullable(),
    }),
  ),
})
export type Look = z.output<typeof Look>

export const getLook = endpoint('GET /json/home/settings/look', {
  summary: 'Template, fonts, colour, logo, icon, menus and front page of the school, and those it had before',
  access: 'admin',
  right: 'change-settings',
  answer: Look,
})

export const publishLook = endpoint('PUT /home/settings/look', {
  summary:
    'Publish another template, fonts, colour, logo, icon, other menus or another front page; what it replaces can be published again',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  body: ChosenLook.extend({
    /** the one that it replaces */
    version: z.int().min(1),
    /** the draft that is published, which is none from then on; left out: none, and one that there is stays */
    draft_version: z.int().min(1).optional(),
  }),
  answer: Look,
})

export const previewFront = endpoint('GET /json/home/settings/look/front', {
  summary: 'The front page as it would be with other choices; what is left out is as it is published',
  access: 'admin',
  right: 'change-settings',
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
