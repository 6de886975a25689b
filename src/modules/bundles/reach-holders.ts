import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { grantParts, isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { listParts } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { partsAdded } from './events.ts'

const AT_ONCE = 100

/**
 * Gives what was added to a bundle to a hundred of those who have it, and says that the rest are still to be reached. Safe to repeat; what
 * was taken out again meanwhile reaches nobody more.
 */
export async function reachHolders(
  ctx: Ctx,
  { bundle_id: bundleId, product_ids, after }: z.output<(typeof partsAdded)['payload']>,
): Promise<void> {
  const { tx, now } = ctx
  const held = new Set(await listParts(ctx, bundleId))
  const productIds = product_ids.filter((id) => held.has(id))
  // Whoever takes a grant away waits, or is seen below by a statement of its own.
  const next = await tx
    .select({ id: grants.id, at: grants.createdAt })
    .from(grants)
    .where(and(eq(grants.productId, bundleId), after === null ? undefined : isAfter(after)))
    .orderBy(asc(grants.createdAt), asc(grants.id))
    .limit(AT_ONCE)
    .for('share')
  const ids = next.map(({ id }) => id)
  const lasting = await tx
    .select()
    .from(grants)
    .where(and(inArray(grants.id, ids), isLasting(grants, sql`${now.toISOString()}::timestamptz`)))
  await grantParts(ctx, 'bundle', lasting, productIds)
  if (next.length === AT_ONCE && productIds.length > 0)
    ctx.emit(partsAdded({ bundle_id: bundleId, product_ids: productIds, after: placeOf(next.at(-1)!) }))
}

const placeOf = ({ id, at }: { id: string; at: Date }) => ({ id, at: at.toISOString() })

const isAfter = ({ id, at }: ReturnType<typeof placeOf>) =>
  sql`(${grants.createdAt}, ${grants.id}) > (${at}::timestamptz, ${id}::uuid)`
