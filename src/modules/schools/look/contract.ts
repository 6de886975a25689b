import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { Logos } from '../contract.ts'
import { TAGLINE_MAX } from '../profile/vocabulary.ts'
import { FONT_PAIRS, TEMPLATES } from '../vocabulary.ts'
import { Menu, SiteMenus } from './menus/contract.ts'
import { COLOR_SHAPE, MENU_JSON_MAX } from './vocabulary.ts'

export const Appearance = z.object({
  template: z.enum(TEMPLATES),
  /** null: as the template is set */
  fonts: z.enum(FONT_PAIRS).nullable(),
  overlay_color: z.string(),
  /** the promise: what the front page is headed by */
  tagline: z.string(),
  /** null: the name in its place */
  logo: Picture.nullable(),
  /** on dark grounds; null: the same */
  dark_logo: Picture.nullable(),
  /** in the tabs of browsers; null: made of the logo or of the name */
  icon: Picture.nullable(),
  head_menu: Menu,
  foot_menu: Menu,
})

/** What an admin chooses of it. */
export const ChosenLook = z.object({
  /** blank: the default */
  template: z.union([z.enum(TEMPLATES), z.literal('')]).default(''),
  fonts: z.enum(FONT_PAIRS).nullable().default(null),
  /** its contrast is corrected wherever it is shown */
  overlay_color: z.string().trim().toLowerCase().regex(COLOR_SHAPE, 'validation.color'),
  tagline: oneLine().max(TAGLINE_MAX).default(''),
  logo_id: Id.nullable().default(null),
  dark_logo_id: Id.nullable().default(null),
  icon_id: Id.nullable().default(null),
  head_menu: Menu.default(null),
  foot_menu: Menu.default(null),
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
