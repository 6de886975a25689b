import { and, asc, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import { reordered } from '#platform/reordered.ts'
import type { listBumps } from './contract.ts'
import { showBumps, subjectOf } from './list-bumps.ts'
import { bumps } from './tables.ts'

/** Of two orders sent at once the later one stays, whole. @throws NotFound */
export async function orderBumps(
  ctx: Ctx,
  { productId, bump_ids: named }: { productId: string; bump_ids: string[] },
): Promise<Answer<typeof listBumps>> {
  const product = await lockProduct(ctx, productId)
  await placeBumps(ctx, productId, reordered(await idsOf(ctx, productId), named))
  ctx.note(subjectOf(product))
  return showBumps(ctx, productId)
}

/** What follows moves up. @throws NotFound */
export async function deleteBump(
  ctx: Ctx,
  { productId, bumpId }: { productId: string; bumpId: string },
): Promise<{ done: true }> {
  const product = await lockProduct(ctx, productId)
  const { rowCount } = await ctx.tx.delete(bumps).where(and(eq(bumps.id, bumpId), eq(bumps.productId, productId)))
  refuseUnless(rowCount === 1, new NotFound())
  await placeBumps(ctx, productId, await idsOf(ctx, productId))
  ctx.note(subjectOf(product))
  return { done: true }
}

export async function idsOf({ tx }: Ctx, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: bumps.id })
    .from(bumps)
    .where(eq(bumps.productId, productId))
    .orderBy(asc(bumps.position))
  return rows.map(({ id }) => id)
}

/** In this order, after `lockProduct`. One after the other they would stand in each other's way. */
export async function placeBumps({ tx }: Ctx, productId: string, ids: string[]): Promise<void> {
  const rows = await tx.delete(bumps).where(eq(bumps.productId, productId)).returning()
  const placed = ids.flatMap((id, at) => {
    const row = rows.find((each) => each.id === id)
    return row ? [{ ...row, position: at + 1 }] : []
  })
  if (placed.length > 0) await tx.insert(bumps).values(placed)
}
