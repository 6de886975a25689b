import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Fulfillables, isLasting } from '#modules/access/index.ts'
import { type GrantRow, grants } from '#modules/access/tables.ts'
import { note } from '#modules/notifications/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { partsAdded } from './events.ts'
import { giveParts } from './give-parts.ts'
import { ownParts, type Part } from './own-parts.ts'
import { placesLeftAt } from './places-left-at.ts'

const AT_ONCE = 100

/**
 * Gives what was added to a bundle to a hundred of those who have it, notes that they are to be told, and says that the rest are still to be
 * reached. Safe to repeat; what was taken out again meanwhile reaches nobody more, and what is full meanwhile whoever came first.
 */
export async function reachHolders(
  ctx: Ctx,
  { bundle_id: bundleId, product_ids, after }: z.output<(typeof partsAdded)['payload']>,
  fulfillables: Fulfillables,
): Promise<void> {
  const { tx, now } = ctx
  const held = await ownParts(ctx, { bundleId, studentId: null })
  const parts = held.filter(({ productId }) => product_ids.includes(productId))
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
    .where(and(inArray(grants.id, ids), isLasting(grants, atMoment(now))))
    .orderBy(asc(grants.createdAt), asc(grants.id))
  for (const part of parts) await reach(ctx, { lasting, part }, fulfillables)
  if (next.length === AT_ONCE && parts.length > 0) {
    const productIds = parts.map(({ productId }) => productId)
    ctx.emit(partsAdded({ bundle_id: bundleId, product_ids: productIds, after: placeOf(next.at(-1)!) }))
  }
}

async function reach(
  ctx: Ctx,
  { lasting, part }: { lasting: GrantRow[]; part: Part },
  fulfillables: Fulfillables,
): Promise<void> {
  const wholes = fulfillables.get(part.kind).traits.hasPlaces ? await thoseWithPlace(ctx, lasting, part) : lasting
  const given = await giveParts(ctx, { wholes, parts: [part] }, fulfillables)
  const readers = given.map(({ studentId }) => studentId)
  await note(ctx, { kind: 'part', itemId: part.productId }, readers)
}

/** Those who have no place by their bundle yet, as many as there are places. */
async function thoseWithPlace(ctx: Ctx, lasting: GrantRow[], { productId }: Part): Promise<GrantRow[]> {
  const ids = lasting.map(({ id }) => id)
  const known = await ctx.tx
    .select({ id: grants.sourceId })
    .from(grants)
    .where(and(eq(grants.productId, productId), eq(grants.source, 'bundle'), inArray(grants.sourceId, ids)))
  const without = lasting.filter(({ id }) => !known.some((each) => each.id === id))
  return without.slice(0, (await placesLeftAt(ctx, productId)) ?? without.length)
}

const placeOf = ({ id, at }: { id: string; at: Date }) => ({ id, at: at.toISOString() })

const isAfter = ({ id, at }: ReturnType<typeof placeOf>) =>
  sql`(${grants.createdAt}, ${grants.id}) > (${at}::timestamptz, ${id}::uuid)`
