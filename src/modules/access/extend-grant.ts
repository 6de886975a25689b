import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { endOfDay } from '#platform/time/days.ts'
import type { extendGrant as endpoint } from './contract.ts'
import { findAccessSpan } from './find-access-span.ts'
import type { Fulfillables } from './fulfillable.ts'
import { getGrant } from './get-grant.ts'
import { lockPurchase } from './lock-purchase.ts'
import { LastsLonger } from './refusals.ts'

/**
 * Gives what a grant opens until a later day, by a grant of the instructor beside it: spans run on without a break. 404 when the
 * product is not open now, 409 when it is until then or longer.
 */
export async function extendGrant(
  ctx: Ctx,
  { grantId, until, reason }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const { grant, product } = await getGrant(ctx, grantId)
  const { studentId, productId, variantId } = grant
  await lockPurchase(ctx, studentId, [productId])
  const span = foundOr404(await findAccessSpan(ctx, studentId, productId))
  const accessUntil = endOfDay(until, ctx.school.timeZone)
  refuseUnless(span.until !== null && span.until < accessUntil, new LastsLonger())
  await fulfillables.get(product.kind).fulfil(ctx, {
    studentId,
    productId,
    variantId,
    source: 'instructor_action',
    sourceId: newId(),
    reason,
    accessDays: 0,
    accessUntil,
  })
  ctx.note({ subject: product.title, url: `/home/students/${studentId}` })
  return { done: true }
}
