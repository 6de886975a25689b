import { getProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { takeAccess as endpoint } from './contract.ts'
import type { Fulfillables } from './fulfillable.ts'

/** Takes a product from a student, now and for later, and charges nothing more for it; 404 when they do not have it. */
export async function takeAccess(
  ctx: Ctx,
  { id: studentId, productId, reason }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const { product } = await getProduct(ctx, { productId })
  const isTaken = await fulfillables.get(product.kind).revoke(ctx, { studentId, productId, reason })
  refuseUnless(isTaken, new NotFound())
  await fulfillables.plans.stopCharging(ctx, { studentId, productId })
  ctx.note({ subject: product.title, url: `/home/students/${studentId}` })
  return { done: true }
}
