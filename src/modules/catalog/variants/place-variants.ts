import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { variants } from '../tables.ts'

/** The variants a product is sold in, in order. */
export async function soldVariantsOf({ tx }: Ctx, productId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: variants.id, name: variants.name })
    .from(variants)
    .where(and(eq(variants.productId, productId), isNotNull(variants.position)))
    .orderBy(asc(variants.position))
}

/** Sells a product in these variants and in this order, after `lockProduct`. Any other stays for those who bought it. */
export async function placeVariants({ tx }: Ctx, productId: string, ids: string[]): Promise<void> {
  await tx
    .update(variants)
    .set({ position: null })
    .where(and(eq(variants.productId, productId), isNotNull(variants.position)))
  await tx.execute(sql`
    update variants set position = placed.position
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as placed (id, position)
    where variants.id = placed.id and variants.product_id = ${productId}`)
}
