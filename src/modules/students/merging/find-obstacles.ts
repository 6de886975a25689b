import { and, eq, inArray, sql } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { MergeObstacle } from '../vocabulary.ts'

/** What keeps each of these accounts from becoming part of another now. */
export async function findObstacles({ tx }: Ctx, ids: string[]): Promise<Map<string, MergeObstacle>> {
  const isPaying = sql<boolean>`exists (${tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.studentId, people.id), eq(orders.status, 'paying')))})`
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
