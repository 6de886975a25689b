import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { variants } from '#modules/catalog/tables.ts'
import { lineDiscounts, orderLines, orders } from '#modules/checkout/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { productVisits } from '../tables.ts'
import { NUMBERS_MOST } from '../vocabulary.ts'

/** A period and the one before it, by their first days. */
export interface Asked {
  productId: string
  currency: string
  before: { day: string; at: Date }
  from: { day: string; at: Date }
}

export interface SoldLines {
  sold: number
  amount: number
  refunded: number
}

const PAID = ['paid', 'partly_refunded', 'refunded'] as const

const sum = (of: AnyPgColumn) => sql`coalesce(sum(${of}), 0)`.mapWith(Number)

const soldLines = {
  sold: sql`count(*)`.mapWith(Number),
  amount: sum(orderLines.amount),
  refunded: sum(orderLines.returnedAmount),
}

const isPaidSince = (at: Date, { currency }: Asked) =>
  and(inArray(orders.status, PAID), gte(orders.settledAt, at), eq(orderLines.currency, currency))

export async function readVisits({ tx }: Ctx, { productId, from, before }: Asked) {
  const ofPeriods = (step: typeof productVisits.views | typeof productVisits.checkouts) => ({
    now: sql`coalesce(sum(${step}) filter (where ${productVisits.on} >= ${from.day}), 0)`.mapWith(Number),
    before: sql`coalesce(sum(${step}) filter (where ${productVisits.on} < ${from.day}), 0)`.mapWith(Number),
  })
  const [counted] = await tx
    .select({ views: ofPeriods(productVisits.views), checkouts: ofPeriods(productVisits.checkouts) })
    .from(productVisits)
    .where(and(eq(productVisits.productId, productId), gte(productVisits.on, before.day)))
  return counted!
}

/** Of each variant there is, in both periods. */
export async function readByVariant({ tx }: Ctx, asked: Asked) {
  const isNow = sql`${orders.settledAt} >= ${asked.from.at.toISOString()}::timestamptz`
  const when = (is: SQL) => ({
    sold: sql`count(${orders.id}) filter (where ${is})`.mapWith(Number),
    amount: sql`coalesce(sum(${orderLines.amount}) filter (where ${is}), 0)`.mapWith(Number),
    refunded: sql`coalesce(sum(${orderLines.returnedAmount}) filter (where ${is}), 0)`.mapWith(Number),
  })
  const paid = and(eq(orders.id, orderLines.orderId), isPaidSince(asked.before.at, asked))
  return tx
    .select({
      id: variants.id,
      name: variants.name,
      now: when(sql`${isNow}`),
      before: when(sql`not ${isNow}`),
    })
    .from(variants)
    .leftJoin(orderLines, and(eq(orderLines.variantId, variants.id), eq(orderLines.productId, asked.productId)))
    .leftJoin(orders, paid)
    .where(eq(variants.productId, asked.productId))
    .groupBy(variants.id)
    .orderBy(asc(variants.position), asc(variants.id))
}

export async function readByCode({ tx }: Ctx, asked: Asked) {
  return tx
    .select({ code: sql<string>`upper(${lineDiscounts.code})`, discount: sum(lineDiscounts.amount), ...soldLines })
    .from(lineDiscounts)
    .innerJoin(orderLines, eq(orderLines.id, lineDiscounts.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, asked.productId),
        eq(lineDiscounts.source, 'code'),
        isPaidSince(asked.from.at, asked),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(desc(sql`count(*)`), sql`1`)
    .limit(NUMBERS_MOST)
}

/** What was bought in one order with the product, as it was called last. */
export async function readBeside({ tx }: Ctx, asked: Asked) {
  const main = alias(orderLines, 'main')
  return tx
    .select({ productId: orderLines.productId, title: sql<string>`max(${orderLines.title})`, ...soldLines })
    .from(main)
    .innerJoin(orders, eq(orders.id, main.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, main.orderId), inArray(orderLines.kind, ['bump', 'upsell'])))
    .where(and(eq(main.productId, asked.productId), eq(main.kind, 'main'), isPaidSince(asked.from.at, asked)))
    .groupBy(orderLines.productId)
    .orderBy(desc(sql`count(*)`), orderLines.productId)
    .limit(NUMBERS_MOST)
}

/** Visits beside what came of them; a campaign that sold without a visit is there as well: its link led elsewhere first. */
export async function readByCampaign({ tx }: Ctx, asked: Asked) {
  const { rows } = await tx.execute<Record<'campaign' | 'views' | 'checkouts' | keyof SoldLines, string>>(sql`
    with visits as (
      select ${productVisits.campaign} campaign, sum(${productVisits.views}) views, sum(${productVisits.checkouts}) checkouts
      from ${productVisits}
      where ${and(eq(productVisits.productId, asked.productId), gte(productVisits.on, asked.from.day))} group by 1
    ), sales as (
      select ${orders.campaign} campaign, count(*) sold, sum(${orderLines.amount}) amount, sum(${orderLines.returnedAmount}) refunded
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${and(eq(orderLines.productId, asked.productId), isPaidSince(asked.from.at, asked))} group by 1
    )
    select campaign, coalesce(views, 0) views, coalesce(checkouts, 0) checkouts,
      coalesce(sold, 0) sold, coalesce(amount, 0) amount, coalesce(refunded, 0) refunded
    from visits full join sales using (campaign)
    order by sold desc nulls last, views desc nulls last, campaign limit ${NUMBERS_MOST}`)
  return rows.map(({ campaign, views, checkouts, sold, amount, refunded }) => ({
    campaign,
    views: Number(views),
    checkouts: Number(checkouts),
    sold: Number(sold),
    amount: Number(amount),
    refunded: Number(refunded),
  }))
}
