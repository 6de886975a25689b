import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from '#platform/db/columns.ts'
import { schoolTable } from '../columns.ts'
import { TEMPLATES } from '../vocabulary.ts'

/** How a school's pages looked before, each since it was replaced. */
export const pastLooks = schoolTable(
  'past_looks',
  {
    template: text({ enum: TEMPLATES }).notNull(),
    overlayColor: text().notNull(),
    /** when another was published in its place */
    createdAt: createdAt(),
  },
  (t) => [
    index('past_looks_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('past_looks_template', t.template, TEMPLATES),
    check('past_looks_overlay_color', sql`${t.overlayColor} ~ '^#[0-9a-f]{6}$'`),
  ],
)
