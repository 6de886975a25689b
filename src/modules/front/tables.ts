import { index, integer, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { lookColumns, lookRules } from '#modules/schools/look/tables.ts'
import { createdAt, moment, pointsTo } from '#platform/db/columns.ts'
import { frontColumns, frontRules } from './columns.ts'

/** What a school leads with on its front page, where it has chosen: one at most for each. */
export const fronts = schoolTable('fronts', frontColumns(), (t) => [
  uniqueIndex('fronts_one').on(t.schoolId),
  ...frontRules('fronts', t),
])

/** How a school's pages looked before, each since it was replaced. */
export const pastLooks = schoolTable(
  'past_looks',
  {
    ...lookColumns(),
    ...frontColumns(),
    /** when another was published in its place */
    createdAt: createdAt(),
    /** by whom */
    replacedById: pointsTo(() => people.id),
  },
  (t) => [
    index('past_looks_newest').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('past_looks_by_person').on(t.replacedById),
    ...lookRules('past_looks', t),
    ...frontRules('past_looks', t),
  ],
)

/** How they are to look next, as its admins have it in hand: one at most, changed by each of them. */
export const lookDrafts = schoolTable(
  'look_drafts',
  {
    ...lookColumns(),
    ...frontColumns(),
    /** counts its changes, so that of two who change it at once one is told */
    version: integer().notNull().default(1),
    /** of the look that is to be replaced */
    lookVersion: integer().notNull(),
    changedAt: moment().notNull(),
    changedById: pointsTo(() => people.id),
  },
  (t) => [
    uniqueIndex('look_drafts_one').on(t.schoolId),
    index('look_drafts_by_person').on(t.changedById),
    ...lookRules('look_drafts', t),
    ...frontRules('look_drafts', t),
  ],
)
