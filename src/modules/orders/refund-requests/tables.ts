import { sql } from 'drizzle-orm'
import { check, index, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { orders } from '../tables.ts'
import { REQUEST_OUTCOMES } from '../vocabulary.ts'

/** A buyer's wish to have their money back, which the school may grant or decline; once for an order. */
export const refundRequests = schoolTable(
  'refund_requests',
  {
    orderId: uuid()
      .notNull()
      .unique('refund_requests_one_per_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** in the buyer's words */
    reason: text().notNull(),
    createdAt: createdAt(),
    /** null while nobody has answered */
    outcome: text({ enum: REQUEST_OUTCOMES }),
    /** what the school wrote to the buyer */
    answer: text().notNull().default(''),
    settledAt: moment(),
  },
  (t) => [
    index('refund_requests_open').on(t.schoolId, t.settledAt),
    oneOf('refund_requests_outcome', t.outcome, REQUEST_OUTCOMES),
    check('refund_requests_settled', sql`(${t.outcome} is null) = (${t.settledAt} is null)`),
    check('refund_requests_declined_why', sql`${t.outcome} <> 'declined' or ${t.answer} <> ''`),
  ],
)

export type RefundRequest = typeof refundRequests.$inferSelect
