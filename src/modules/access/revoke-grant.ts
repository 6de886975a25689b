import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { revokeGrant as endpoint } from './contract.ts'
import type { Fulfillables } from './fulfillable.ts'
import { getGrant } from './get-grant.ts'
import { lockPurchase } from './lock-purchase.ts'
import { FROM_PERIODS } from './vocabulary.ts'

/** Ends one grant and leaves the others; of what is paid for by periods nothing is charged any more; 404 when it is over or was ended before. */
export async function revokeGrant(
  ctx: Ctx,
  { grantId, reason }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const { grant, product } = await getGrant(ctx, grantId)
  const { studentId, productId, source, sourceId } = grant
  await lockPurchase(ctx, studentId, [productId])
  const taken = { studentId, productId, reason, from: { source, sourceId } }
  refuseUnless(await fulfillables.get(product.kind).revoke(ctx, taken), new NotFound())
  if (source === FROM_PERIODS) await fulfillables.plans.stopCharging(ctx, { studentId, productId })
  ctx.note({ subject: product.title, url: `/home/students/${studentId}` })
  return { done: true }
}
