import { sql } from 'drizzle-orm'
import { inclusions } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'

/**
 * Whoever decides whether a student gets products takes turns until their commit, so that each sees what the one before
 * has granted. Before anything is asked about them, and before an order's or a student's own row is locked. A bundle is locked with
 * what it holds, and all in one order, so that nobody waits in a circle.
 */
export async function lockPurchase({ tx }: Ctx, studentId: string, productIds: string[]): Promise<void> {
  await purchaseLock(tx, { studentId, productIds })
}

const asked = sql`${sql.placeholder('productIds')}::uuid[]`
const purchaseLock = prepared('purchase_lock', (tx) =>
  tx.select({ locked: sql`pg_advisory_xact_lock(hashtextextended(key, 0))`.as('locked') }).from(
    sql`(
        select ${sql.placeholder('studentId')}::text || product_id as key from (
          select unnest(${asked}) union select product_id from ${inclusions} where bundle_id = any (${asked})
        ) as locked (product_id)
        order by key
      ) as keys`,
  ),
)
