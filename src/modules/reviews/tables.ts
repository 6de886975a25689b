import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { comments } from '#modules/comments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { type Rating, REVIEW_STATUSES } from './vocabulary.ts'

export const reviews = schoolTable(
  'reviews',
  {
    courseId: belongsTo(() => products.id),
    studentId: belongsTo(() => people.id),
    rating: integer().$type<Rating>().notNull(),
    title: text().notNull().default(''),
    review: text().notNull().default(''),
    status: text({ enum: REVIEW_STATUSES }).notNull().default('pending'),
    /** said beside the review, as European law asks */
    hasBought: boolean().notNull(),
    commentId: pointsTo(() => comments.id),
    createdAt: createdAt(),
    moderatedAt: moment(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_student').on(t.courseId, t.studentId),
    index('reviews_of_school').on(t.schoolId, t.status, t.createdAt.desc(), t.id.desc()),
    index('reviews_by_comment').on(t.commentId),
    index('reviews_of_course').on(t.schoolId, t.courseId, t.status, t.createdAt.desc(), t.id.desc()),
    check('reviews_rating', sql`${t.rating} in (10, 5, 0)`),
    oneOf('reviews_status', t.status, REVIEW_STATUSES),
  ],
)

/** Approved reviews of a course counted by rating, kept with each change. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    courseId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    recommended: integer().notNull().default(0),
    neutral: integer().notNull().default(0),
    notRecommended: integer().notNull().default(0),
  },
  (t) => [index('review_summaries_of_school').on(t.schoolId), onlyOwnSchool()],
)
