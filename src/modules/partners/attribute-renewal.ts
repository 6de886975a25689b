import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { type Order, orderLines, orders } from '#modules/orders/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { monthsLater } from '#platform/time/wall-time.ts'
import { earnedBy, readRules } from './attribute-order.ts'
import { countCommission } from './count-commission.ts'
import { attributions, commissions, partners } from './tables.ts'

/**
 * Puts down that a further period came by the partner of the order it goes on with, and counts what it earns: the first that is paid at all, after a trial, and
 * those within the months that the partner earns by renewals. By the rule the first was sold with; safe to repeat.
 */
export async function attributeRenewal(ctx: Ctx, orderId: string): Promise<void> {
  const { tx } = ctx
  const [renewal] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const firstId = renewal?.renewsOrderId
  if (!firstId) return
  const [first] = await tx
    .select({ partner: partners, clickedAt: attributions.clickedAt })
    .from(attributions)
    .innerJoin(partners, and(eq(partners.id, attributions.partnerId), isNull(partners.endedAt)))
    .where(eq(attributions.orderId, firstId))
    .for('key share', { of: partners })
  if (!first || !(await isEarning(ctx, { renewal, firstId, months: first.partner.renewalMonths }))) return
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const sold = await tx.select().from(commissions).where(eq(commissions.orderId, firstId))
  const rules = await readRules(
    ctx,
    first.partner,
    lines.map(({ productId }) => productId),
  )
  const earning = lines.flatMap(({ id, productId, amount, currency }) => {
    const rule = sold.find((each) => each.productId === productId) ?? rules(productId, currency)
    return earnedBy(rule, { lineId: id, orderId, productId, price: amount, currency })
  })
  if (earning.length === 0) return
  const attributed = { orderId, partnerId: first.partner.id, clickedAt: first.clickedAt, createdAt: ctx.now }
  await tx.insert(attributions).values(attributed).onConflictDoNothing()
  await tx.insert(commissions).values(earning).onConflictDoNothing()
  await countCommission(ctx, orderId)
}

/** Nothing was paid before it, or what was is not so long ago. */
async function isEarning(
  { tx, school }: Ctx,
  { renewal, firstId, months }: { renewal: Order; firstId: string; months: number },
): Promise<boolean> {
  const [begun] = await tx
    .select({ at: orders.settledAt })
    .from(orders)
    .where(
      and(
        or(eq(orders.id, firstId), eq(orders.renewsOrderId, firstId)),
        ne(orders.id, renewal.id),
        inArray(orders.status, ['paid', 'partly_refunded', 'refunded']),
        gt(orders.amount, 0),
        isNotNull(orders.settledAt),
      ),
    )
    .orderBy(asc(orders.settledAt))
    .limit(1)
  return !begun || (renewal.settledAt ?? new Date(0)) < monthsLater(begun.at!, months, school.timeZone)
}
