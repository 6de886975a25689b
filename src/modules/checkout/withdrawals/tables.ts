import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { orders } from '../tables.ts'
import { WITHDRAWAL_VERDICTS, type WithdrawalVerdict } from '../vocabulary.ts'

/** What a withdrawal means for a line of its order: what of its price has to be back with the buyer in all, in minor units. */
export interface JudgedLine {
  lineId: string
  verdict: WithdrawalVerdict
  amount: number
}

/**
 * A buyer's statement that they withdraw from the contract, kept as it was made, once for an order; and what the law says to it,
 * judged at that moment.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    schoolId: schoolId(),
    orderId: uuid()
      .notNull()
      .unique('withdrawals_one_per_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** who states it, and where the receipt goes: the address the order was made with */
    name: text().notNull(),
    email: text().notNull(),
    /** the statement as it was read */
    text: text().notNull(),
    version: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    verdict: text({ enum: WITHDRAWAL_VERDICTS }).notNull(),
    lines: jsonb().$type<JudgedLine[]>().notNull(),
    /** what has to be back with the buyer in all; what was returned before counts */
    dueAmount: integer().notNull(),
    createdAt: createdAt(),
    /** when nothing was left to be done about it */
    settledAt: moment(),
  },
  (t) => [
    index('withdrawals_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('withdrawals_open')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`settled_at is null`),
    oneOf('withdrawals_verdict', t.verdict, WITHDRAWAL_VERDICTS),
    check(
      'withdrawals_due',
      sql`${t.dueAmount} >= 0 and (${t.verdict} = 'accepted' or (${t.dueAmount} = 0 and ${t.settledAt} is not null))`,
    ),
    onlyOwnSchool(),
  ],
)

export type Withdrawal = typeof withdrawals.$inferSelect
