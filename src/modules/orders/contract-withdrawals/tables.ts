import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { orders } from '../tables.ts'
import { CONTRACT_WITHDRAWAL_VERDICTS, type ContractWithdrawalVerdict } from '../vocabulary.ts'

/** What a withdrawal means for units of a line of its order: what has to be back with the buyer for them in all, in minor units. */
export interface JudgedPart {
  lineId: string
  /** of a bundle's line: the product in it */
  partId?: string
  verdict: ContractWithdrawalVerdict
  amount: number
  /** of so many units of the line */
  quantity: number
  /** whether the buyer's own is among them */
  isOwn: boolean
  /** when the last of them began; null where none has */
  begunAt: string | null
}

/**
 * A buyer's statement that they withdraw from the contract, kept as it was made, once for an order; and what the law says to it,
 * judged at that moment.
 */
export const contractWithdrawals = schoolTable(
  'contract_withdrawals',
  {
    orderId: uuid()
      .notNull()
      .unique('contract_withdrawals_one_per_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** who states it, and where the receipt goes: the address the order was made with */
    name: text().notNull(),
    email: text().notNull(),
    /** the statement as it was read */
    text: text().notNull(),
    version: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    verdict: text({ enum: CONTRACT_WITHDRAWAL_VERDICTS }).notNull(),
    lines: jsonb().$type<JudgedPart[]>().notNull(),
    /** what has to be back with the buyer in all; what was returned before counts */
    dueAmount: integer().notNull(),
    createdAt: createdAt(),
    /** when nothing was left to be done about it */
    settledAt: moment(),
  },
  (t) => [
    index('contract_withdrawals_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('contract_withdrawals_open')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`settled_at is null`),
    oneOf('contract_withdrawals_verdict', t.verdict, CONTRACT_WITHDRAWAL_VERDICTS),
    check(
      'contract_withdrawals_due',
      sql`${t.dueAmount} >= 0 and (${t.verdict} = 'accepted' or (${t.dueAmount} = 0 and ${t.settledAt} is not null))`,
    ),
  ],
)

export type ContractWithdrawal = typeof contractWithdrawals.$inferSelect
