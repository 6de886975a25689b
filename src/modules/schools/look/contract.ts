import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Time } from '#platform/contract/shapes.ts'
import { TEMPLATES } from '../vocabulary.ts'
import { COLOR_SHAPE } from './vocabulary.ts'

const Appearance = z.object({ template: z.enum(TEMPLATES), overlay_color: z.string() })

/** How the school's pages look, and how they did before, newest first. */
export const Look = Appearance.extend({
  /** counts what was published */
  version: z.int(),
  past: z.array(Appearance.extend({ until: Time })),
})
export type Look = z.output<typeof Look>

export const getLook = endpoint('GET /json/home/settings/look', {
  summary: 'Template and colour of the school’s pages, and those it had before',
  access: 'admin',
  right: 'change-settings',
  answer: Look,
})

export const publishLook = endpoint('PUT /home/settings/look', {
  summary: 'Publish another template or colour; what it replaces can be published again',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  body: z.object({
    /** blank: the default */
    template: z.union([z.enum(TEMPLATES), z.literal('')]).default(''),
    /** its contrast is corrected wherever it is shown */
    overlay_color: z.string().trim().toLowerCase().regex(COLOR_SHAPE, 'validation.color'),
    /** the one that it replaces */
    version: z.int().min(1),
  }),
  answer: Look,
})
