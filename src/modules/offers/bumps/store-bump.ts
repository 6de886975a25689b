import { and, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { TooManyBumps } from './refusals.ts'
import type { BumpBody, listBumps } from './contract.ts'
import { showBumps, subjectOf } from './list-bumps.ts'
import { idsOf, placeBumps } from './place-bumps.ts'
import { bumps } from './tables.ts'
import { termsOf } from './terms-of.ts'
import { BUMPS_MAX } from './vocabulary.ts'

type Bumps = Answer<typeof listBumps>

/** Refuses under each field what cannot be offered so (422), and more than a checkout may offer (409). */
export async function createBump(ctx: Ctx, { productId, ...body }: BumpBody & { productId: string }): Promise<Bumps> {
  const product = await lockProduct(ctx, productId)
  const there = await idsOf(ctx, productId)
  const position = there.length + 1
  refuseUnless(position <= BUMPS_MAX, new TooManyBumps())
  // What was offered and is deleted has left a gap.
  await placeBumps(ctx, productId, there)
  await ctx.tx.insert(bumps).values({
    ...(await termsOf(ctx, { productId, body, others: await offeredBeside(ctx, productId) })),
    productId,
    position,
  })
  ctx.note(subjectOf(product))
  return showBumps(ctx, productId)
}

interface Named {
  productId: string
  bumpId: string
}

/** The same. The reference price is frozen anew when the price is another. @throws NotFound */
export async function updateBump(ctx: Ctx, { productId, bumpId, ...body }: BumpBody & Named): Promise<Bumps> {
  const product = await lockProduct(ctx, productId)
  const [row] = await ctx.tx
    .select()
    .from(bumps)
    .where(and(eq(bumps.id, bumpId), eq(bumps.productId, productId)))
  const known = foundOr404(row)
  await ctx.tx
    .update(bumps)
    .set(await termsOf(ctx, { productId, body, known, others: await offeredBeside(ctx, productId, bumpId) }))
    .where(eq(bumps.id, bumpId))
  ctx.note(subjectOf(product))
  return showBumps(ctx, productId)
}

/** What is offered at this checkout already. */
async function offeredBeside({ tx }: Ctx, productId: string, but?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: bumps.id, offeredProductId: bumps.offeredProductId })
    .from(bumps)
    .where(eq(bumps.productId, productId))
  return rows.filter(({ id }) => id !== but).map(({ offeredProductId }) => offeredProductId)
}
