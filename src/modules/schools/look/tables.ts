import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { images } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { createdAt, oneOf, pointsTo } from '#platform/db/columns.ts'
import { schoolTable } from '../columns.ts'
import { menuChecks, menuColumns } from './menus/columns.ts'
import { TEMPLATES } from '../vocabulary.ts'

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

/** How a school's pages looked before, each since it was replaced. */
export const pastLooks = schoolTable(
  'past_looks',
  {
    template: text({ enum: TEMPLATES }).notNull(),
    overlayColor: text().notNull(),
    logoId: pointsTo(() => images.id),
    darkLogoId: pointsTo(() => images.id),
    iconId: pointsTo(() => images.id),
    ...menuColumns(),
    /** when another was published in its place */
    createdAt: createdAt(),
    /** by whom */
    replacedById: pointsTo(() => people.id),
  },
  (t) => [
    index('past_looks_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('past_looks_by_logo').on(t.logoId),
    index('past_looks_by_dark_logo').on(t.darkLogoId),
    index('past_looks_by_icon').on(t.iconId),
    index('past_looks_by_person').on(t.replacedById),
    oneOf('past_looks_template', t.template, TEMPLATES),
    ...menuChecks('past_looks', t),
    check('past_looks_overlay_color', sql`${t.overlayColor} ~ '^#[0-9a-f]{6}$'`),
  ],
)
