import { and, eq, sql } from 'drizzle-orm'
import { type Fulfillables, isLasting, lockPurchase } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { orders } from '#modules/orders/tables.ts'
import { endSavedCardsOf } from '#modules/payments/index.ts'
import { erasePerson, studentById } from '#modules/people/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { OrderBeingPaid } from '../refusals.ts'

/** Says nothing of who it was: the deed alone stands in the audit list, and in what is told of ended access. */
const REASON = 'DELETE'

/**
 * Refuses with 404 who is no student of the school, with 409 while an order of theirs is being paid. The database lets nothing be
 * ordered for them from then on.
 */
export async function eraseStudent(
  ctx: Ctx,
  { id }: { id: string },
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const [found] = await studentById(ctx, id)
  foundOr404(found)
  await endAccess(ctx, id, fulfillables)
  await fulfillables.plans.stopCharging(ctx, { studentId: id })
  const [locked] = await studentById(ctx, id).for('update')
  const student = foundOr404(locked)
  const statuses = await ctx.tx.selectDistinct({ status: orders.status }).from(orders).where(eq(orders.studentId, id))
  refuseUnless(!statuses.some(({ status }) => status === 'paying'), new OrderBeingPaid())
  await endSavedCardsOf(ctx, id)
  await ctx.tx.execute(sql`select erase_belongings(${id}::uuid)`)
  await erasePerson(ctx, student, { isBuyer: statuses.some(({ status }) => status !== 'failed') })
  return { done: true }
}

/** As if each had been taken from them, so that places are free for others; they are not told. */
async function endAccess(ctx: Ctx, studentId: string, fulfillables: Fulfillables): Promise<void> {
  const held = await ctx.tx
    .selectDistinct({ id: products.id, kind: products.kind })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .where(and(eq(grants.studentId, studentId), isLasting(grants, atMoment(ctx.now))))
    .orderBy(products.id)
  await lockPurchase(
    ctx,
    studentId,
    held.map(({ id }) => id),
  )
  for (const { id: productId, kind } of held)
    await fulfillables.get(kind).revoke(ctx, { studentId, productId, reason: REASON, isKnown: true })
}
