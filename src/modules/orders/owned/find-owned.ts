import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { OwnedLine } from './owned-line.ts'
import { ownedLines } from './owned-lines.ts'

/** What a student has paid for variants of a product, and has; the earliest first. */
export const findOwned = (
  { tx, now }: Ctx,
  { studentId, productId }: { studentId: string; productId: string },
): Promise<OwnedLine[]> => owned(tx, { studentId, productId, now: now.toISOString() })

const owned = prepared('owned_lines', (tx) =>
  tx
    .select({
      id: sql<string>`owned.id`.as('owned_id'),
      variantId: sql<string>`owned.variant_id`.as('variant_id'),
      currency: sql<string>`owned.currency`.as('currency'),
      worth: sql<number>`owned.worth`.as('worth'),
    })
    .from(
      sql`${ownedLines({
        student: sql`${sql.placeholder('studentId')}::uuid`,
        product: sql`${sql.placeholder('productId')}::uuid`,
        now: sql`${sql.placeholder('now')}::timestamptz`,
      })} as owned`,
    )
    .orderBy(sql`owned.id`),
)
