import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { images } from '#modules/media/tables.ts'
import { oneOf, pointsTo } from '#platform/db/columns.ts'
import { schoolTable } from '../columns.ts'
import { menuChecks, menuColumns } from './menus/columns.ts'
import type { MenuEntry } from './menus/vocabulary.ts'
import { FONT_PAIRS, TEMPLATES } from '../vocabulary.ts'

/** What stands in the head of a school's pages in the place of its name, and its icon in the tabs of browsers: one row at most. */
export const schoolLogos = schoolTable(
  'school_logos',
  {
    imageId: pointsTo(() => images.id),
    /** on dark grounds, where it is another */
    darkImageId: pointsTo(() => images.id),
    /** left out: made of the logo or of the name */
    iconImageId: pointsTo(() => images.id),
  },
  (t) => [
    uniqueIndex('school_logos_one').on(t.schoolId),
    index('school_logos_by_image').on(t.imageId),
    index('school_logos_by_dark_image').on(t.darkImageId),
    index('school_logos_by_icon_image').on(t.iconImageId),
  ],
)

/** How pages look: as it is kept where it is no longer published, or not yet. */
export const lookColumns = () => ({
  template: text({ enum: TEMPLATES }).notNull(),
  fonts: text({ enum: FONT_PAIRS }),
  overlayColor: text().notNull(),
  tagline: text().notNull().default(''),
  logoId: pointsTo(() => images.id),
  darkLogoId: pointsTo(() => images.id),
  iconId: pointsTo(() => images.id),
  ...menuColumns(),
})

export interface LookRow {
  template: (typeof TEMPLATES)[number]
  fonts: (typeof FONT_PAIRS)[number] | null
  overlayColor: string
  tagline: string
  logoId: string | null
  darkLogoId: string | null
  iconId: string | null
  headMenu: MenuEntry[] | null
  footMenu: MenuEntry[] | null
}

type LookColumns = Record<keyof ReturnType<typeof lookColumns>, AnyPgColumn>

export const lookRules = (table: string, t: LookColumns) => [
  index(`${table}_by_logo`).on(t.logoId),
  index(`${table}_by_dark_logo`).on(t.darkLogoId),
  index(`${table}_by_icon`).on(t.iconId),
  oneOf(`${table}_template`, t.template, TEMPLATES),
  oneOf(`${table}_fonts`, t.fonts, FONT_PAIRS),
  ...menuChecks(table, t),
  check(`${table}_overlay_color`, sql`${t.overlayColor} ~ '^#[0-9a-f]{6}$'`),
]
