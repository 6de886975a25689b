import { and, eq } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { orders } from '../tables.ts'
import type { askVatAgain as endpoint } from './contract.ts'
import { type VatCheck, vatChecks } from './tables.ts'

/** Begins anew where it was given up; what is settled or under way stays. @throws NotFound */
export async function askVatAgain(ctx: Ctx, { orderId }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { tx, now } = ctx
  const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId))
  ctx.note({ subject: foundOr404(order).number, url: `/home/orders/${orderId}` })
  await tx
    .update(vatChecks)
    .set({ outcome: null, since: now, attempts: 0, askAt: atMoment(now) })
    .where(and(eq(vatChecks.orderId, orderId), eq(vatChecks.outcome, 'unanswered')))
  const [check] = await tx.select().from(vatChecks).where(eq(vatChecks.orderId, orderId))
  return { vat_check: viewVatCheck(foundOr404(check)) }
}

export const viewVatCheck = (check: VatCheck): Answer<typeof endpoint>['vat_check'] => ({
  outcome: check.outcome,
  name: check.name,
  address: check.address,
  consultation_number: check.consultation,
  asked_at: check.askedAt?.toISOString() ?? null,
})
