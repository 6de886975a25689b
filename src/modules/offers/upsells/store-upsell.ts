import { eq } from 'drizzle-orm'
import { getProduct, lockProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { BumpBody } from '../bumps/contract.ts'
import { subjectOf } from '../bumps/list-bumps.ts'
import { termsOf } from '../bumps/terms-of.ts'
import { viewEditableBump } from '../bumps/view.ts'
import type { getEditableUpsell as endpoint } from './contract.ts'
import { readUpsell } from './read-upsell.ts'
import { upsells } from './tables.ts'

type Shown = Answer<typeof endpoint>
interface Of {
  productId: string
}

/** Prices are everybody's here: whoever edits is offered nothing of their own. */
const NOBODY = { browser: null, personId: null }

/** @throws NotFound */
export async function getEditableUpsell(ctx: Ctx, { productId }: Of): Promise<Shown> {
  await getProduct(ctx, { productId })
  return show(ctx, productId)
}

/** Refuses under each field what cannot be offered so (422). The reference price is frozen anew when the price is another. */
export async function storeUpsell(ctx: Ctx, { productId, ...body }: BumpBody & Of): Promise<Shown> {
  const product = await lockProduct(ctx, productId)
  const [known] = await ctx.tx.select().from(upsells).where(eq(upsells.productId, productId))
  const terms = await termsOf(ctx, { productId, body, known, others: [] })
  await ctx.tx
    .insert(upsells)
    .values({ ...terms, productId })
    .onConflictDoUpdate({ target: upsells.productId, set: terms })
  ctx.note(subjectOf(product))
  return show(ctx, productId)
}

/** @throws NotFound */
export async function deleteUpsell(ctx: Ctx, { productId }: Of): Promise<{ done: true }> {
  const product = await lockProduct(ctx, productId)
  const { rowCount } = await ctx.tx.delete(upsells).where(eq(upsells.productId, productId))
  refuseUnless(rowCount === 1, new NotFound())
  ctx.note(subjectOf(product))
  return { done: true }
}

async function show(ctx: Ctx, productId: string): Promise<Shown> {
  const found = await readUpsell(ctx, productId, NOBODY)
  return { upsell: found ? viewEditableBump(found, ctx) : null }
}
