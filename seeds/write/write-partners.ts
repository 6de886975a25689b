import { and, desc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import { soldChanges } from '#modules/analytics/tables.ts'
import { moveOrder } from '#modules/orders/move-order.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { attributeOrder } from '#modules/partners/attribute-order.ts'
import { PartnerBody } from '#modules/partners/contract.ts'
import { countCommission } from '#modules/partners/count-commission.ts'
import { addPayout } from '#modules/partners/payouts/payouts.ts'
import { createPartner } from '#modules/partners/store-partner.ts'
import { commissions, partnerClicks } from '#modules/partners/tables.ts'
import { refunds, transactions } from '#modules/payments/tables.ts'
import { DAY, HOUR, SECOND } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { PartnerContent } from '../content.ts'
import type { WrittenStudent } from './write-people.ts'

const MADE_DAYS_AGO = 50
/** Orders that nobody asks about any more. */
const BOUGHT_DAYS_AGO = 3
const CLICKED_BEFORE = 5 * HOUR
const RETURNED_AFTER = 30 * HOUR

interface Given {
  partners: PartnerContent[]
  demoStudent: WrittenStudent
}

/** Each partner with clicks, two sales of which one went back in part, and a payout of half of what is owed. */
export async function writePartners(
  at: (now: Date) => Ctx,
  now: Date,
  { partners, demoStudent }: Given,
): Promise<void> {
  const ago = (milliseconds: number) => at(new Date(now.getTime() - milliseconds))
  for (const { clicks, returnedPercent, payoutNote, ...about } of partners) {
    const { partner } = await createPartner(ago(MADE_DAYS_AGO * DAY), PartnerBody.parse(about))
    const ctx = at(now)
    const sold = await findSold(ctx, demoStudent)
    // Every third day they shared a link to the home page, and on the others one to what they sold.
    const linked = [null, ...sold.map(({ productId }) => productId)]
    await ctx.tx.insert(partnerClicks).values(
      clicks.map((count, place) => ({
        partnerId: partner.id,
        productId: linked[place % linked.length] ?? null,
        on: dayBefore(ctx, clicks.length - 1 - place),
        clicks: count,
      })),
    )
    for (const [place, order] of sold.entries()) {
      const clickedAt = Math.floor((order.createdAt.getTime() - CLICKED_BEFORE) / SECOND)
      const lines = await ctx.tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
      await attributeOrder(at(order.createdAt), { order, lines }, `${partner.code}.${clickedAt}`)
      await countAsTheirs(ctx, partner.id, { order, lines })
      const returnedAt = new Date(order.createdAt.getTime() + RETURNED_AFTER)
      if (place === 1) await giveBack(at(returnedAt), lines[0]!, returnedPercent)
      await countCommission(ctx, order.id)
    }
    const earned = await ctx.tx.select({ earned: commissions.earned }).from(commissions)
    const owed = earned.reduce((sum, each) => sum + each.earned, 0)
    const payout = { payout_key: newId(), amount: Math.floor(owed / 2), paid_on: dayBefore(ctx, 1), note: payoutNote }
    await addPayout(ago(DAY), { partnerId: partner.id, ...payout })
  }
}

const dayBefore = ({ now, school }: Ctx, days: number): string =>
  dayOf(new Date(now.getTime() - days * DAY), school.timeZone)

/** The last two orders that were paid, not the demo student's, and nobody withdrew from. */
function findSold({ tx, now }: Ctx, demoStudent: WrittenStudent) {
  const withdrawn = tx
    .select({ id: contractWithdrawals.id })
    .from(contractWithdrawals)
    .where(eq(contractWithdrawals.orderId, orders.id))
  const before = new Date(now.getTime() - BOUGHT_DAYS_AGO * DAY)
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        gt(orders.amount, 0),
        lt(orders.createdAt, before),
        ne(orders.studentId, demoStudent.id),
        notExists(withdrawn),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(2)
}

/** What was counted as sold when the order was written, before it was known by whose link. */
async function countAsTheirs({ tx, school }: Ctx, partnerId: string, { order, lines }: Sold): Promise<void> {
  const on = dayOf(order.settledAt!, school.timeZone)
  for (const { productId, amount } of lines)
    await tx.execute(sql`
      update ${soldChanges} set partner_id = ${partnerId} where id = (
        select id from ${soldChanges} where product_id = ${productId} and "on" = ${on} and campaign = ${order.campaign}
          and amount = ${amount} and partner_id is null limit 1)`)
}

interface Sold {
  order: typeof orders.$inferSelect
  lines: (typeof orderLines.$inferSelect)[]
}

/** A part of a line, as its gateway made it. */
async function giveBack(ctx: Ctx, line: typeof orderLines.$inferSelect, percent: number): Promise<void> {
  const { tx, now } = ctx
  const [paid] = await tx.select().from(transactions).where(eq(transactions.orderId, line.orderId))
  await tx.insert(refunds).values({
    transactionId: paid!.id,
    lineId: line.id,
    amount: Math.floor((line.amount * percent) / 100),
    key: `${paid!.id}:1`,
    state: 'done',
    createdAt: now,
    settledAt: now,
  })
  await moveOrder(ctx, line.orderId, 'partly_refunded')
}
