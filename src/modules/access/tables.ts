import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, holds, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { DAY_BEFORE, FROM_PERIODS, GRANT_SOURCES, WEEK_BEFORE } from './vocabulary.ts'

/** A student's right to a product, and why they have it. */
export const grants = schoolTable(
  'grants',
  {
    studentId: belongsTo(() => people.id),
    productId: holds(() => products.id),
    variantId: uuid().references(() => variants.id, { onDelete: 'restrict' }),
    source: text({ enum: GRANT_SOURCES }).notNull(),
    /** what it came from: a transaction, an invitation, an admin; the same source grants once */
    sourceId: uuid().notNull(),
    reason: text().notNull().default(''),
    startsAt: moment().notNull(),
    /** null: without end */
    endsAt: moment(),
    /** the next period follows by itself, unless it is said otherwise before */
    renews: boolean().notNull().default(false),
    /** how many days before its end the student was last told of it; null: not yet */
    toldDaysBefore: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('grants_once_per_source').on(t.studentId, t.productId, t.source, t.sourceId),
    index('grants_by_student').on(t.schoolId, t.studentId, t.createdAt),
    index('grants_by_product').on(t.schoolId, t.productId, t.createdAt),
    index('grants_by_variant').on(t.variantId),
    index('grants_ending')
      .on(t.endsAt)
      .where(sql`ends_at is not null`),
    index('grants_ending_in_school')
      .on(t.schoolId, t.endsAt)
      .where(sql`ends_at is not null`),
    check('grants_told', sql`${t.toldDaysBefore} in (${sql.raw(`${DAY_BEFORE}, ${WEEK_BEFORE}`)})`),
    check('grants_renew', sql`not ${t.renews} or ${t.source} = ${sql.raw(`'${FROM_PERIODS}'`)}`),
    oneOf('grants_source', t.source, GRANT_SOURCES),
  ],
)

export type GrantRow = typeof grants.$inferSelect

/** The end of a grant before its time: by whom, when and why. */
export const revocations = pgTable(
  'revocations',
  {
    grantId: belongsTo(() => grants.id).primaryKey(),
    schoolId: schoolId(),
    revokedById: pointsTo(() => people.id),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('revocations_by_person').on(t.revokedById), onlyOwnSchool()],
)
