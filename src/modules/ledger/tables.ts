import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { transactions } from '#modules/payments/tables.ts'
import { onlyOwnSchool, schoolId, schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { CORRECTED_ACCOUNTS, CORRECTION_REASON_MAX, ENTRY_KINDS, LEDGER_ACCOUNTS, type Proof } from './vocabulary.ts'

/** When the transaction began that wrote a row, by the clock of the database alone: what checkpoints are bounded by. */
const enteredAt = () => timestamp({ withTimezone: true, precision: 6, mode: 'string' }).notNull()

/**
 * What happened to a school's money, each once for what it happened to. Written by the database alone, as it happens (migrations/functions:
 * `enter_in_ledger` and who calls it), and never changed or deleted by anybody.
 */
export const ledgerEntries = schoolTable(
  'ledger_entries',
  {
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** the payment, refund, dispute, order or payout that it is of */
    eventId: uuid().notNull(),
    currency: text().notNull(),
    transactionId: uuid().references(() => transactions.id, { onDelete: 'restrict' }),
    /** no foreign key: it would lock the order after its payment, and everybody locks the order first */
    orderId: uuid(),
    happenedAt: moment().notNull(),
    enteredAt: enteredAt().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('ledger_entries_once').on(t.kind, t.eventId),
    unique('ledger_entries_as_posted').on(t.id, t.schoolId, t.currency, t.enteredAt),
    index('ledger_entries_by_transaction').on(t.transactionId),
    index('ledger_entries_by_order').on(t.orderId),
    oneOf('ledger_entries_kind', t.kind, ENTRY_KINDS),
  ],
)

/** What an entry does to an account. All of one statement must make zero for each entry (migrations/functions: `refuse_unbalanced`). */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid().notNull(),
    schoolId: schoolId(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    currency: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    enteredAt: enteredAt(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.account] }),
    foreignKey({
      name: 'ledger_postings_of_entry',
      columns: [t.entryId, t.schoolId, t.currency, t.enteredAt],
      foreignColumns: [ledgerEntries.id, ledgerEntries.schoolId, ledgerEntries.currency, ledgerEntries.enteredAt],
    }),
    // With what sums are made of, so that they are read from it alone.
    index('ledger_postings_of_account').on(t.schoolId, t.account, t.currency, t.enteredAt, t.entryId, t.amount),
    oneOf('ledger_postings_account', t.account, LEDGER_ACCOUNTS),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
    onlyOwnSchool(),
  ],
)

/** What an account held of all that was entered before a moment that no transaction reaches back to any more: one for all accounts of a school. */
export const ledgerCheckpoints = pgTable(
  'ledger_checkpoints',
  {
    schoolId: schoolId(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    currency: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    before: enteredAt(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.account, t.currency] }), onlyOwnSchool()],
)

/** Payments that the platform collected and that are not available yet. */
export const ledgerPending = pgTable(
  'ledger_pending',
  {
    transactionId: belongsTo(() => transactions.id).primaryKey(),
    schoolId: schoolId(),
    clearsAt: moment().notNull(),
  },
  (t) => [index('ledger_pending_due').on(t.clearsAt, t.transactionId), onlyOwnSchool()],
)

/** What those who run the platform put right between it and a school, and why. It is entered as it is written, and never changed or deleted. */
export const ledgerCorrections = schoolTable(
  'ledger_corrections',
  {
    account: text({ enum: CORRECTED_ACCOUNTS }).notNull(),
    currency: text().notNull(),
    /** what it does to the account: above 0 in favour of the school */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ledger_corrections_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('ledger_corrections_account', t.account, CORRECTED_ACCOUNTS),
    check('ledger_corrections_amount', sql`${t.amount} <> 0`),
    check(
      'ledger_corrections_reason',
      sql`length(${t.reason}) between 1 and ${sql.raw(String(CORRECTION_REASON_MAX))}`,
    ),
  ],
)

/** What did not agree, in a currency: what the ledger says, and what the other says. */
export interface Finding {
  proof: Proof
  currency: string
  ledger: number
  other: number
}

/** How a school's ledger was last proved. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    schoolId: schoolId().primaryKey(),
    /** when it was last begun */
    begunAt: moment().notNull(),
    /** null while the first is under way */
    checkedAt: moment(),
    findings: jsonb().$type<Finding[]>().notNull().default([]),
    /** what could not be asked: its gateway did not answer, or had something under way */
    leftOut: jsonb().$type<Proof[]>().notNull().default([]),
  },
  () => [onlyOwnSchool()],
)

export type LedgerCheck = typeof ledgerChecks.$inferSelect
