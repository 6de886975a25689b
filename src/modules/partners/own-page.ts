import { desc, eq, sql } from 'drizzle-orm'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { PartnerPage } from './contract.ts'
import { readPromoCode } from './get-partner.ts'
import { linksOf } from './links/links-of.ts'
import { pausedByCurrency } from './paused-by-currency.ts'
import { readBalances } from './read-balances.ts'
import { attributions, commissions, partnerClicks, partners, payouts } from './tables.ts'
import { stateOf, viewBalance, viewPayout, viewRule } from './view.ts'
import { OWN_MONTHS, OWN_PRODUCTS_MOST } from './vocabulary.ts'

const PAYOUTS_MOST = 24

interface Asked {
  partnerToken: string
  /** the month to begin with, such as 2026-11; the last without */
  until?: string | undefined
}

/** What a partner reads of their own. Refuses with 404 an address that was never given out, or leads nowhere any more. */
export async function getPartnerPage(
  ctx: Ctx,
  { partnerToken, until }: Asked,
  { reply }: Exchange,
): Promise<PartnerPage> {
  reply.header('cache-control', 'private, no-store')
  const [found] = await ctx.tx
    .select()
    .from(partners)
    .where(eq(partners.pageDigest, digestOf(partnerToken)))
  const partner = foundOr404(found)
  const { id, name, code, isForAllProducts, windowDays, renewalMonths } = partner
  const promoCode = await readPromoCode(ctx, partner)
  const lost = await readLost(ctx, id)
  const paused = await pausedByCurrency(ctx, partner)
  const balances = await readBalances(ctx, [id])
  const paid = await ctx.tx
    .select()
    .from(payouts)
    .where(eq(payouts.partnerId, id))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(PAYOUTS_MOST)
  return {
    name,
    code,
    state: stateOf(partner),
    ...viewRule(partner),
    paused: paused && { what: paused, now: ctx.school.currency },
    is_for_all_products: isForAllProducts,
    window_days: windowDays,
    renewal_months: renewalMonths,
    with_code: promoCode,
    links: await linksOf(ctx, partner, promoCode),
    balances: (balances.get(id) ?? []).map((each) => ({ ...viewBalance(each), lost: lost.get(each.currency) ?? 0 })),
    ...(await readTotals(ctx, id)),
    ...(await readMonths(ctx, id, until)),
    products: await readProducts(ctx, id),
    payouts: paid.map((payout) => {
      const { amount, currency, paid_on } = viewPayout(payout)
      return { amount, currency, paid_on }
    }),
  }
}

async function readLost({ tx }: Ctx, partnerId: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ currency: string; lost: string }>(sql`
    select c.currency, sum(c.amount - c.earned) lost from ${attributions} a join ${commissions} c on c.order_id = a.order_id
    where a.partner_id = ${partnerId} and a.paid_at is not null group by 1`)
  return new Map(rows.map(({ currency, lost }) => [currency, Number(lost)]))
}

async function readTotals({ tx }: Ctx, partnerId: string): Promise<{ clicks: number; sales: number }> {
  const { rows } = await tx.execute<{ clicks: string; sales: string }>(sql`
    select (select coalesce(sum(clicks), 0) from ${partnerClicks} where partner_id = ${partnerId}) clicks,
      (select count(*) from ${attributions} where partner_id = ${partnerId} and paid_at is not null) sales`)
  return { clicks: Number(rows[0]!.clicks), sales: Number(rows[0]!.sales) }
}

const SOLD = sql`count(distinct a.order_id) sales, sum(c.price - c.returned) revenue, sum(c.earned) earned,
  sum(c.amount - c.earned) lost`

type Counted = Record<'currency' | 'clicks' | 'sales' | 'revenue' | 'earned' | 'lost', string>

const viewCounted = ({ currency, clicks, sales, revenue, earned, lost }: Counted) => ({
  clicks: Number(clicks),
  currency,
  sales: Number(sales),
  revenue: Number(revenue),
  earned: Number(earned),
  lost: Number(lost),
})

/** Months of the school, each by the currencies there were; clicks stand beside the school's own. */
async function readMonths({ tx, school }: Ctx, partnerId: string, until = '9999-12') {
  const { rows } = await tx.execute<Counted & Record<'month' | 'paid' | 'place', string>>(sql`
    with sold as (
      select to_char(a.paid_at at time zone ${school.timeZone}, 'YYYY-MM') as month, c.currency, ${SOLD}
      from ${attributions} a join ${commissions} c on c.order_id = a.order_id
      where a.partner_id = ${partnerId} and a.paid_at is not null group by 1, 2
    ), clicked as (
      select to_char("on", 'YYYY-MM') as month, ${school.currency}::text currency, sum(clicks) clicks
      from ${partnerClicks} where partner_id = ${partnerId} group by 1
    ), given as (
      select to_char(paid_on, 'YYYY-MM') as month, currency, sum(amount) paid
      from ${payouts} where partner_id = ${partnerId} group by 1, 2
    ), months as (
      select month, currency, coalesce(clicks, 0) clicks, coalesce(sales, 0) sales, coalesce(revenue, 0) revenue,
        coalesce(earned, 0) earned, coalesce(lost, 0) lost, coalesce(paid, 0) paid,
        dense_rank() over (order by month desc) place
      from sold full join clicked using (month, currency) full join given using (month, currency)
      where month <= ${until}
    )
    select * from months where place <= ${OWN_MONTHS + 1} order by month desc, currency`)
  return {
    months: rows
      .filter(({ place }) => Number(place) <= OWN_MONTHS)
      .map(({ month, paid, ...counted }) => ({ month, ...viewCounted(counted), paid: Number(paid) })),
    older: rows.find(({ place }) => Number(place) > OWN_MONTHS)?.month ?? null,
  }
}

async function readProducts({ tx, school }: Ctx, partnerId: string) {
  const { rows } = await tx.execute<Counted & { product_id: string; kind: ProductKind; title: string }>(sql`
    with sold as (
      select c.product_id, c.currency, ${SOLD}
      from ${attributions} a join ${commissions} c on c.order_id = a.order_id
      where a.partner_id = ${partnerId} and a.paid_at is not null group by 1, 2
    ), clicked as (
      select product_id, ${school.currency}::text currency, sum(clicks) clicks
      from ${partnerClicks} where partner_id = ${partnerId} and product_id is not null group by 1
    )
    select product_id, p.kind, p.title, currency, coalesce(clicks, 0) clicks, coalesce(sales, 0) sales,
      coalesce(revenue, 0) revenue, coalesce(earned, 0) earned, coalesce(lost, 0) lost
    from sold full join clicked using (product_id, currency) join ${products} p on p.id = product_id
    order by earned desc, clicks desc, p.title, product_id, currency limit ${OWN_PRODUCTS_MOST}`)
  return rows.map(({ product_id, kind, title, ...counted }) => ({ product_id, kind, title, ...viewCounted(counted) }))
}
