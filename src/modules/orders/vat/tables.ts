import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, moment, oneOf } from '#platform/db/columns.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { orders } from '../tables.ts'
import { VAT_OUTCOMES } from './vocabulary.ts'

/** What the register of VAT numbers says of the one a buyer gave: asked after the purchase, which never waits for it. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    orderId: belongsTo(() => orders.id).primaryKey(),
    schoolId: schoolId(),
    number: text().notNull(),
    /** null while it is asked */
    outcome: text({ enum: VAT_OUTCOMES }),
    /** as the register knows them; empty where it does not tell */
    name: text().notNull().default(''),
    address: text().notNull().default(''),
    /** proves that it was asked */
    consultation: text(),
    /** when asking began, how often nobody answered, and when it is asked next */
    since: moment().notNull(),
    attempts: integer().notNull().default(0),
    askAt: moment(),
    /** when the register was asked last */
    askedAt: moment(),
  },
  (t) => [
    index('vat_checks_due')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
    oneOf('vat_checks_outcome', t.outcome, VAT_OUTCOMES),
    check('vat_checks_settled', sql`(${t.outcome} is null) = (${t.askAt} is not null)`),
    onlyOwnSchool(),
  ],
)

export type VatCheck = typeof vatChecks.$inferSelect
