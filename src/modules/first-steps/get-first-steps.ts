import { count, desc, notExists, eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { FirstStep, FirstStepsShown } from './contract.ts'
import type { FirstSteps } from './steps.ts'
import { firstStepsPutAway, sampleProducts } from './tables.ts'
import { STEP_NAMES } from './vocabulary.ts'

export async function getFirstSteps(ctx: Ctx, known: FirstSteps): Promise<FirstStepsShown> {
  const steps: FirstStep[] = []
  for (const name of STEP_NAMES) {
    const step = known.of(name)
    if (step)
      steps.push({
        name,
        is_done: await step.isDone(ctx),
        is_optional: step.isOptional ?? false,
        path: step.path,
      })
  }
  const [putAway] = await ctx.tx.select({ at: firstStepsPutAway.createdAt }).from(firstStepsPutAway)
  const [samples] = await ctx.tx.select({ count: count() }).from(sampleProducts)
  return { steps, is_put_away: putAway !== undefined, product: await findProduct(ctx), samples_count: samples!.count }
}

async function findProduct({ tx }: Ctx): Promise<FirstStepsShown['product']> {
  const isSample = tx.select().from(sampleProducts).where(eq(sampleProducts.productId, products.id))
  const [found] = await tx
    .select({
      id: products.id,
      kind: products.kind,
      title: products.title,
      slug: products.slug,
      is_published: sql<boolean>`${products.status} = 'published'`,
      is_free: products.isFree,
    })
    .from(products)
    .where(notExists(isSample))
    .orderBy(sql`${products.status} = 'published' desc`, desc(products.createdAt), desc(products.id))
    .limit(1)
  return found ?? null
}
