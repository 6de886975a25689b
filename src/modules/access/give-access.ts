import { getProduct } from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import type { giveAccess as endpoint } from './contract.ts'
import type { Fulfillables } from './fulfillable.ts'
import { lockPurchase } from './lock-purchase.ts'
import { AlreadyHasAccess } from './refusals.ts'

/**
 * An instructor's decision, with its reason (commerce §3 Student, §6). Refuses with 409 who has the product already, and with 422 a length
 * of access to what takes place at a time.
 */
export async function giveAccess(
  ctx: Ctx,
  { id, product_id, reason, access_days }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const [found] = await studentById(ctx, id)
  const student = foundOr404(found)
  const { product } = await getProduct(ctx, { productId: product_id })
  if (KINDS[product.kind].isTimed && access_days > 0) throw invalidField('access_days', 'validation.no-access-length')
  const kind = fulfillables.get(product.kind)
  const whoAndWhat = { studentId: student.id, productId: product.id }
  await lockPurchase(ctx, student.id, [product.id])
  refuseUnless(await kind.check(ctx, whoAndWhat), new AlreadyHasAccess())
  await kind.fulfil(ctx, {
    ...whoAndWhat,
    variantId: null,
    source: 'instructor_action',
    sourceId: newId(),
    reason,
    accessDays: access_days,
    accessUntil: null,
  })
  ctx.note({ subject: product.title, url: `/home/students/${student.id}` })
  return { done: true }
}
