import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { FROM_PERIODS } from '#modules/access/vocabulary.ts'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { QuotedLine } from '#modules/orders/index.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { type Membership, type MembershipPeriod, membershipPeriods, memberships } from '../tables.ts'
import type { Stretch } from './period-after.ts'
import { putDownOrder, readAgreed } from './put-down-order.ts'
import { takenOffNext } from './reduced-by.ts'

interface Parts {
  fulfillables: Fulfillables
  scarce: ScarceThings
}

/**
 * Puts a period down with the order that is to pay for it, and gives what it opens at once: there is no gap while a charge is under way. One of
 * which nothing is left to pay is given for nothing. Undefined where a period of this number is there.
 */
export async function openPeriod(
  ctx: Ctx,
  membership: Membership,
  stretch: Stretch,
  parts: Parts,
): Promise<MembershipPeriod | undefined> {
  const { id: membershipId, studentId, productId, variantId } = membership
  const { tx, now } = ctx
  const agreed = await readAgreed(ctx, membership)
  const off = takenOffNext(membership)
  const amount = membership.amount - off
  const id = newId()
  const asked = { id, membership, until: stretch.endsAt, reductions: reductionsOf(membership, off) }
  const order = amount > 0 ? await putDownOrder(ctx, { ...asked, agreed }, parts.scarce) : undefined
  const [period] = await tx
    .insert(membershipPeriods)
    .values({
      id,
      membershipId,
      ...stretch,
      amount,
      orderId: order?.id ?? null,
      state: order ? 'open' : 'free',
      createdAt: now,
    })
    .returning()
  await tx
    .update(memberships)
    .set({
      periodNumber: stretch.number,
      periodEndsAt: stretch.endsAt,
      nextAt: order ? null : stretch.endsAt,
      reducedCharges: membership.reducedCharges + (off > 0 ? 1 : 0),
      pausedUntil: null,
    })
    .where(eq(memberships.id, membershipId))
  await parts.fulfillables.get(agreed.product.kind).fulfil(ctx, {
    studentId,
    productId,
    variantId,
    source: FROM_PERIODS,
    sourceId: id,
    startsAt: stretch.startsAt,
    accessDays: 0,
    accessUntil: stretch.endsAt,
    renews: true,
  })
  return period
}

const reductionsOf = ({ reduction }: Membership, off: number): QuotedLine['reductions'] =>
  off > 0 && reduction ? [{ source: 'code', sourceId: reduction.codeId, code: reduction.code, amount: off }] : []
