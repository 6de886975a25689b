import { and, asc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { variants } from '#modules/catalog/tables.ts'
import { lineDiscounts, orderLines, orders } from '#modules/orders/tables.ts'
import { disputes, transactions } from '#modules/payments/tables.ts'
import { attributions, partnerClicks, partners } from '#modules/partners/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { productVisits } from '../tables.ts'
import { NUMBERS_MOST } from '../vocabulary.ts'

/** A period and the one before it, by their first days. */
export interface Asked {
  productId: string
  before: { day: string; at: Date }
  from: { day: string; at: Date }
}

/** What was paid for lines in one currency, and what of that went back since. */
export interface Paid {
  currency: string
  amount: number
  refunded: number
  /** of the amount, what was paid for further periods */
  renewed: number
  /** what a code took off; 0 where it is not asked for */
  discount: number
}

export interface SoldLines {
  sold: number
  /** of them, further periods of what is paid by periods */
  renewals: number
  paid: Paid[]
}

export const PAID = ['paid', 'partly_refunded', 'refunded'] as const

const isPaidSince = (at: Date) => and(inArray(orders.status, PAID), gte(orders.settledAt, at))

/** Lines as they are summed up: what tells them apart, how it was called last, and money by its currency. */
export const soldBy = (key: SQL, { title = sql`''`, discount = sql`0` }: { title?: SQL; discount?: SQL } = {}) =>
  sql`${key} as key, max(${title}) as title, ${orderLines.currency} as currency, count(distinct ${orders.id}) as sold, sum(${orderLines.amount}) as amount,
    sum(${orderLines.returnedAmount}) as refunded, sum(${discount}) as discount,
    count(distinct ${orders.id}) filter (where ${orders.renewsOrderId} is not null) as renewals,
    coalesce(sum(${orderLines.amount}) filter (where ${orders.renewsOrderId} is not null), 0) as renewed`

/** Amounts of several currencies are never added: each is told apart beside what was sold in all of them. */
export const inEachCurrency = (lines: SQL) => sql`
  select key, max(title) as title, sum(sold)::int as sold, sum(renewals)::int as renewals, jsonb_agg(jsonb_build_object(
    'currency', currency, 'amount', amount, 'refunded', refunded, 'discount', discount, 'renewed', renewed) order by currency) as paid
  from (${lines} group by 1, ${orderLines.currency}) as lines group by key`

const mostSold = (lines: SQL) => sql`${inEachCurrency(lines)} order by sold desc, key limit ${NUMBERS_MOST}`

type Row<Columns> = { [Name in keyof Columns]: Columns[Name] }
type Summed = Row<SoldLines & { key: string; title: string }>

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

/** Of orders with a line of the product, in both periods. */
export async function readDisputes({ tx }: Ctx, { productId, from, before }: Asked) {
  const at = from.at.toISOString()
  const holding = tx.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.productId, productId))
  const [counted] = await tx
    .select({
      now: sql`count(*) filter (where ${disputes.createdAt} >= ${at})`.mapWith(Number),
      before: sql`count(*) filter (where ${disputes.createdAt} < ${at})`.mapWith(Number),
    })
    .from(disputes)
    .innerJoin(transactions, eq(transactions.id, disputes.transactionId))
    .where(and(gte(disputes.createdAt, before.at), inArray(transactions.orderId, holding)))
  return counted!
}

/** Of each variant there is, in both periods. */
export async function readByVariant({ tx }: Ctx, asked: Asked) {
  const rows = await tx
    .select({ id: variants.id, name: variants.name })
    .from(variants)
    .where(eq(variants.productId, asked.productId))
    .orderBy(asc(variants.position), asc(variants.id))
  const isNow = sql`${orders.settledAt} >= ${atMoment(asked.from.at)}`
  const summed = await tx.execute<Row<Summed & { is_now: boolean }>>(sql`
    select is_now, key, sum(sold)::int as sold, sum(renewals)::int as renewals, jsonb_agg(jsonb_build_object(
      'currency', currency, 'amount', amount, 'refunded', refunded, 'discount', 0, 'renewed', renewed) order by currency) as paid
    from (
      select ${isNow} as is_now, ${soldBy(sql`${orderLines.variantId}`)}
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${and(eq(orderLines.productId, asked.productId), isPaidSince(asked.before.at))}
      group by 1, 2, ${orderLines.currency}
    ) as lines group by is_now, key`)
  const soldIn = (id: string, isNowAsked: boolean): SoldLines => {
    const found = summed.rows.find(({ key, is_now }) => key === id && is_now === isNowAsked)
    return { sold: found?.sold ?? 0, renewals: found?.renewals ?? 0, paid: found?.paid ?? [] }
  }
  return rows.map((variant) => ({ ...variant, now: soldIn(variant.id, true), before: soldIn(variant.id, false) }))
}

/** Of a product, or of all of them. */
export async function readByCode(
  { tx }: Ctx,
  { productId, from }: Pick<Asked, 'from'> & Partial<Pick<Asked, 'productId'>>,
) {
  const isAsked = productId === undefined ? undefined : eq(orderLines.productId, productId)
  const lines = sql`
    select ${soldBy(sql`upper(${lineDiscounts.code})`, { discount: sql`${lineDiscounts.amount}` })}
    from ${lineDiscounts} join ${orderLines} on ${orderLines.id} = ${lineDiscounts.lineId} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${and(isAsked, eq(lineDiscounts.source, 'code'), isPaidSince(from.at))}`
  const { rows } = await tx.execute<Summed>(mostSold(lines))
  return rows.map(({ key: code, ...sold }) => ({ code, ...sold }))
}

/** What was bought in one order with the product, or offered after it and bought, as it was called last. */
export async function readBeside({ tx }: Ctx, asked: Asked) {
  const main = alias(orderLines, 'main')
  const isBesideMain = or(eq(orders.id, main.orderId), eq(orders.followsOrderId, main.orderId))
  const lines = sql`
    select ${soldBy(sql`${orderLines.productId}`, { title: sql`${orderLines.title}` })}
    from ${orderLines} as main join ${orders} on ${isBesideMain}
    join ${orderLines} on ${and(eq(orderLines.orderId, orders.id), inArray(orderLines.kind, ['bump', 'upsell']))}
    where ${and(eq(main.productId, asked.productId), eq(main.kind, 'main'), isPaidSince(asked.from.at))}`
  const { rows } = await tx.execute<Summed>(mostSold(lines))
  return rows.map(({ key: productId, ...sold }) => ({ productId, ...sold }))
}

/** Visits beside what came of them; a campaign that sold without a visit is there as well: its link led elsewhere first. */
export async function readByCampaign({ tx }: Ctx, asked: Asked) {
  const lines = sql`
    select ${soldBy(sql`${orders.campaign}`)} from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${and(eq(orderLines.productId, asked.productId), isPaidSince(asked.from.at))}`
  const { rows } = await tx.execute<Row<SoldLines & { campaign: string; views: number; checkouts: number }>>(sql`
    with visits as (
      select ${productVisits.campaign} as key, sum(${productVisits.views})::int as views, sum(${productVisits.checkouts})::int as checkouts
      from ${productVisits}
      where ${and(eq(productVisits.productId, asked.productId), gte(productVisits.on, asked.from.day))} group by 1
    ), sales as (${inEachCurrency(lines)})
    select key as campaign, coalesce(views, 0) as views, coalesce(checkouts, 0) as checkouts, coalesce(sold, 0) as sold, coalesce(renewals, 0) as renewals, coalesce(paid, '[]') as paid
    from visits full join sales using (key)
    order by sold desc nulls last, views desc nulls last, campaign limit ${NUMBERS_MOST}`)
  return rows
}

/** Clicks on links to the product's page beside the orders that came by whichever link of the partner. */
export async function readByPartner({ tx }: Ctx, asked: Asked) {
  const lines = sql`
    select ${soldBy(sql`${attributions.partnerId}`)} from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      join ${attributions} on ${attributions.orderId} = ${orders.id}
    where ${and(eq(orderLines.productId, asked.productId), isPaidSince(asked.from.at))}`
  const { rows } = await tx.execute<Row<SoldLines & { id: string; name: string; clicks: number }>>(sql`
    with clicked as (
      select ${partnerClicks.partnerId} as key, sum(${partnerClicks.clicks})::int as clicks from ${partnerClicks}
      where ${and(eq(partnerClicks.productId, asked.productId), gte(partnerClicks.on, asked.from.day))} group by 1
    ), sales as (${inEachCurrency(lines)})
    select key as id, p.name, coalesce(clicks, 0) as clicks, coalesce(sold, 0) as sold, coalesce(renewals, 0) as renewals, coalesce(paid, '[]') as paid
    from clicked full join sales using (key) join ${partners} p on p.id = key
    order by sold desc, clicks desc, p.name, key limit ${NUMBERS_MOST}`)
  return rows
}
