import { asc, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { claims } from '#modules/orders/tables.ts'
import { type Code, codeProducts, codes } from './tables.ts'
import type { EditableCode } from './contract.ts'
import { readRevenue } from './read-revenue.ts'
import { viewEditableCode } from './view.ts'

export async function getCode(ctx: Ctx, { codeId }: { codeId: string }): Promise<{ code: EditableCode }> {
  return { code: await showCode(ctx, await getCodeRow(ctx, codeId)) }
}

/** Refuses with 404. */
export async function getCodeRow({ tx }: Ctx, codeId: string): Promise<Code> {
  const [code] = await tx.select().from(codes).where(eq(codes.id, codeId))
  return foundOr404(code)
}

/** Nobody claims it or lets it go until the end of the unit of work; refuses with 404. */
export async function lockCode({ tx }: Ctx, codeId: string): Promise<Code> {
  const [code] = await tx.select().from(codes).where(eq(codes.id, codeId)).for('update')
  return foundOr404(code)
}

export async function wasEverClaimed({ tx }: Ctx, codeId: string): Promise<boolean> {
  const rows = await tx.select({ id: claims.id }).from(claims).where(eq(claims.resourceId, codeId)).limit(1)
  return rows.length > 0
}

export async function showCode(ctx: Ctx, code: Code): Promise<EditableCode> {
  const revenue = await readRevenue(ctx, [code.id])
  const chosen = await ctx.tx
    .select({ id: products.id, title: products.title, slug: products.slug })
    .from(codeProducts)
    .innerJoin(products, eq(products.id, codeProducts.productId))
    .where(eq(codeProducts.codeId, code.id))
    .orderBy(asc(products.title), asc(products.id))
  return viewEditableCode(code, {
    products: chosen,
    revenue: revenue.get(code.id) ?? [],
    mayBeDeleted: !(await wasEverClaimed(ctx, code.id)),
    ctx,
  })
}
