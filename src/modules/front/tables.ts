import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { images } from '#modules/media/tables.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, pointsTo } from '#platform/db/columns.ts'
import { INTRO_MAX, QUOTES_MAX } from './vocabulary.ts'

/** What a school leads with on its front page, where it has chosen: one at most for each. */
export const fronts = schoolTable(
  'fronts',
  {
    /** stands below the promise, plain text */
    intro: text().notNull().default(''),
    /** the one in front */
    productId: pointsTo(() => products.id),
    pictureId: pointsTo(() => images.id),
    /** counts its changes, so that of two who change it at once one is told */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('fronts_one').on(t.schoolId),
    index('fronts_by_product').on(t.productId),
    index('fronts_by_picture').on(t.pictureId),
    check('fronts_intro', sql`length(${t.intro}) <= ${sql.raw(String(INTRO_MAX))}`),
  ],
)

/** The reviews that are quoted there, in order; one that goes takes its place with it. */
export const frontQuotes = schoolTable(
  'front_quotes',
  { reviewId: belongsTo(() => reviews.id), position: integer().notNull() },
  (t) => [
    uniqueIndex('front_quotes_place').on(t.schoolId, t.position),
    uniqueIndex('front_quotes_once').on(t.reviewId),
    check('front_quotes_position', sql`${t.position} between 0 and ${sql.raw(String(QUOTES_MAX - 1))}`),
  ],
)
