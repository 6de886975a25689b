import { sql } from 'drizzle-orm'
import { index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#modules/orders/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { MATTER_KINDS } from './vocabulary.ts'

/** What an admin has to do by a day, from when it came up until it is done. */
export const matters = schoolTable(
  'matters',
  {
    kind: text({ enum: MATTER_KINDS }).notNull(),
    /** the withdrawal, the request or the payment it is about */
    subjectId: uuid().notNull(),
    orderId: belongsTo(() => orders.id),
    dueAt: moment().notNull(),
    /** of the days before it is due, the last that admins were reminded on */
    remindedDays: integer(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (t) => [
    unique('matters_once').on(t.kind, t.subjectId),
    index('matters_by_order').on(t.orderId),
    index('matters_of_school')
      .on(t.schoolId, t.dueAt, t.id)
      .where(sql`ended_at is null`),
    index('matters_due')
      .on(t.dueAt, t.id)
      .where(sql`ended_at is null`),
    oneOf('matters_kind', t.kind, MATTER_KINDS),
  ],
)

export type Matter = typeof matters.$inferSelect
