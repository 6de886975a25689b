import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { Logos } from '../contract.ts'
import { TEMPLATES } from '../vocabulary.ts'
import { Menu, SiteMenus } from './menus/contract.ts'
import { COLOR_SHAPE, MENU_JSON_MAX } from './vocabulary.ts'

const Appearance = z.object({
  template: z.enum(TEMPLATES),
  overlay_color: z.string(),
  /** null: the name in its place */
  logo: Picture.nullable(),
  /** on dark grounds; null: the same */
  dark_logo: Picture.nullable(),
  /** in the tabs of browsers; null: made of the logo or of the name */
  icon: Picture.nullable(),
  head_menu: Menu,
  foot_menu: Menu,
})

/** How the school's pages look, and how they did before, newest first. */
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
  summary: 'Template, colour, logo, icon and menus of the school’s pages, and those it had before',
  access: 'admin',
  right: 'change-settings',
  answer: Look,
})

export const listMenuPlaces = endpoint('GET /json/home/settings/look/places', {
  summary: 'Where the menus of the school’s pages lead while nothing is chosen',
  access: 'admin',
  right: 'change-settings',
  answer: SiteMenus.omit({ feeds: true }),
})

export const previewLook = endpoint('GET /json/home/settings/look/preview', {
  summary: 'What would stand in the head and at the foot of the school’s pages',
  access: 'admin',
  right: 'change-settings',
  query: z.object({
    /** blank: none */
    logo_id: z.union([Id, z.literal('')]),
    dark_logo_id: z.union([Id, z.literal('')]).default(''),
    /** as JSON; blank: what follows from what the school has */
    head_menu: z.string().max(MENU_JSON_MAX).default(''),
    foot_menu: z.string().max(MENU_JSON_MAX).default(''),
  }),
  answer: z.object({ logos: Logos, menus: SiteMenus }),
})

export const publishLook = endpoint('PUT /home/settings/look', {
  summary: 'Publish another template, colour, logo, icon or other menus; what it replaces can be published again',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  body: z.object({
    /** blank: the default */
    template: z.union([z.enum(TEMPLATES), z.literal('')]).default(''),
    /** its contrast is corrected wherever it is shown */
    overlay_color: z.string().trim().toLowerCase().regex(COLOR_SHAPE, 'validation.color'),
    logo_id: Id.nullable().default(null),
    dark_logo_id: Id.nullable().default(null),
    icon_id: Id.nullable().default(null),
    head_menu: Menu.default(null),
    foot_menu: Menu.default(null),
    /** the one that it replaces */
    version: z.int().min(1),
  }),
  answer: Look,
})
