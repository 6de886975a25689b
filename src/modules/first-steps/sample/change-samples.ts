import { deleteProduct } from '#modules/catalog/index.ts'
import { schools } from '#modules/schools/tables.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sampleProducts } from '../tables.ts'
import type { Samples } from './samples.ts'

/** Pressed twice, they are added once. */
export async function addSamples(ctx: Ctx, samples: Samples): Promise<{ done: true }> {
  await lockSamples(ctx)
  if ((await ctx.tx.$count(sampleProducts)) === 0)
    for (const sample of samples.all()) {
      const productId = await sample.add(ctx)
      await ctx.tx.insert(sampleProducts).values({ productId, createdAt: ctx.now })
    }
  return { done: true }
}

/** What an admin has sold or given of them is hidden, and theirs from then on. */
export async function removeSamples(ctx: Ctx): Promise<{ done: true }> {
  await lockSamples(ctx)
  const removed = await ctx.tx.delete(sampleProducts).returning({ productId: sampleProducts.productId })
  for (const { productId } of removed) await deleteProduct(ctx, { productId })
  return { done: true }
}

const lockSamples = ({ tx, school }: Ctx) =>
  tx.select({ id: schools.id }).from(schools).where(eq(schools.id, school.id)).for('no key update')
