import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { TRANSACTION_STATUSES } from './vocabulary.ts'

/** One attempt to pay, addressed from outside by its hash. Its id is the idempotency key at the provider. */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    schoolId: schoolId(),
    hash: text().notNull().unique(),
    /** what is paid for; the module that asked for the money knows what it means */
    orderId: uuid().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'restrict' }),
    provider: text().notNull(),
    providerPaymentId: text(),
    status: text({ enum: TRANSACTION_STATUSES }).notNull().default('STARTED'),
    /** a decline reason of providers/payments */
    failureReason: text(),
    /** where the bank wants the payer to go for 3-D Secure */
    authenticationUrl: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    /** paths of the site: where to try again, and where what was bought is */
    checkoutPath: text().notNull().default('/courses'),
    purchasePath: text().notNull().default('/courses'),
    createdAt: createdAt(),
    /** when it was last asked about at the provider */
    checkedAt: moment(),
    settledAt: moment(),
    /** the whole amount went back to the payer */
    refundedAt: moment(),
  },
  (t) => [
    uniqueIndex('transactions_at_provider').on(t.provider, t.providerPaymentId),
    uniqueIndex('transactions_one_success')
      .on(t.orderId)
      .where(sql`status in ('PERFORMED', 'CLEARED', 'ACCESS_GRANTED')`),
    index('transactions_by_order').on(t.orderId),
    index('transactions_by_time').on(t.schoolId, t.createdAt, t.id),
    index('transactions_by_payer').on(t.schoolId, t.payerId, t.createdAt),
    index('transactions_settled')
      .on(t.schoolId, t.settledAt)
      .where(sql`status in ('PERFORMED', 'CLEARED', 'ACCESS_GRANTED')`),
    index('transactions_unsettled')
      .on(t.status, t.createdAt)
      .where(sql`settled_at is null`),
    oneOf('transactions_status', t.status, TRANSACTION_STATUSES),
    check('transactions_amount', sql`${t.amount} > 0`),
    onlyOwnSchool(),
  ],
)

/** What providers told us, as they told it, each message once. */
export const providerNotifications = pgTable(
  'provider_notifications',
  {
    id: id(),
    schoolId: schoolId(),
    provider: text().notNull(),
    eventId: text().notNull(),
    body: text().notNull(),
    isWorkedOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_notifications_once').on(t.provider, t.eventId),
    index('provider_notifications_by_time').on(t.createdAt),
    onlyOwnSchool(),
  ],
)

export type Transaction = typeof transactions.$inferSelect
