import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import { isBeingPaid } from '#modules/orders/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { MergeObstacle } from '../vocabulary.ts'

/** What keeps each of these accounts from becoming part of another now. */
export async function findObstacles({ tx }: Ctx, ids: string[]): Promise<Map<string, MergeObstacle>> {
  const isPaying = sql<boolean>`exists (${tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.studentId, people.id), or(isBeingPaid, isBeingCharged(tx))))})`
  const wasAdmin = sql<boolean>`exists (${tx
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(eq(auditEntries.adminId, people.id))})`
  const rows = await tx.select({ id: people.id, isPaying, wasAdmin }).from(people).where(inArray(people.id, ids))
  return new Map(
    rows.flatMap(({ id, isPaying: paying, wasAdmin: was }): [string, MergeObstacle][] =>
      paying ? [[id, 'being_paid']] : was ? [[id, 'was_admin']] : [],
    ),
  )
}

/** A further period that was refused waits for weeks, and hinders nobody; one whose charge is under way does. */
const isBeingCharged = (tx: Tx) =>
  and(
    eq(orders.status, 'paying'),
    exists(
      tx
        .select({ one: sql`1` })
        .from(transactions)
        .where(and(eq(transactions.orderId, orders.id), isNull(transactions.settledAt))),
    ),
  )
