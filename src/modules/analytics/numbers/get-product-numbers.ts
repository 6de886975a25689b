import { getProduct } from '#modules/catalog/index.ts'
import { readCampaign } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import { sumOf } from '#platform/money.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import type { Compared } from '../contract.ts'
import type { ProductNumbers, SoldByCode } from './contract.ts'
import {
  readBeside,
  readByCampaign,
  readByCode,
  readByPartner,
  readByVariant,
  readDisputes,
  readVisits,
  type SoldLines,
} from './read-numbers.ts'
import { othersThan, paidIn, viewSold } from './view-sold.ts'

/**
 * The last `days` days with today, beside as many before them: how often a product was looked at, and what was paid for it, in
 * minor units of the school's currency and apart in any other one. Who buys it beside another product counts as well. (Commerce §2)
 */
export async function getProductNumbers(
  ctx: Ctx,
  { productId, days }: { productId: string; days: number },
): Promise<ProductNumbers> {
  await getProduct(ctx, { productId })
  const { timeZone, currency } = ctx.school
  const all = daysUpTo(dayOf(ctx.now, timeZone), 2 * days)
  const [before, from] = [all[0]!, all[days]!]
  const asked = {
    productId,
    before: { day: before, at: startOfDay(before, timeZone) },
    from: { day: from, at: startOfDay(from, timeZone) },
  }
  const visits = await readVisits(ctx, asked)
  const disputes = await readDisputes(ctx, asked)
  const variants = await readByVariant(ctx, asked)
  const codes = await readByCode(ctx, asked)
  const bumps = await readBeside(ctx, asked)
  const campaigns = await readByCampaign(ctx, asked)
  const partners = await readByPartner(ctx, asked)
  const total = (of: (period: SoldLines) => number): Compared => ({
    now: sumOf(variants.map(({ now }) => of(now))),
    before: sumOf(variants.map(({ before }) => of(before))),
  })
  const totalIn = (each: string) => ({
    amount: total((period) => paidIn(period, each).amount),
    refunded_amount: total((period) => paidIn(period, each).refunded),
  })
  const paid = variants.flatMap(({ now: { paid: now }, before: { paid: earlier } }) => [...now, ...earlier])
  const others = [...new Set(paid.map((each) => each.currency))].filter((each) => each !== currency).toSorted()
  return {
    days,
    currency,
    ...visits,
    sold: total(({ sold }) => sold),
    renewals: total(({ renewals }) => renewals),
    renewals_amount: total((period) => paidIn(period, currency).renewed),
    ...totalIn(currency),
    disputes,
    others: others.map((other) => ({ currency: other, ...totalIn(other) })),
    variants: variants.map(({ id, name, now }) => ({ id, name, ...viewSold(now, currency) })),
    codes: codes.map((code) => viewCode(code, currency)),
    bumps: bumps.map(({ productId: id, title, ...sold }) => ({ product_id: id, title, ...viewSold(sold, currency) })),
    campaigns: campaigns.map(({ campaign, views, checkouts, ...sold }) => ({
      ...readCampaign(campaign),
      views,
      checkouts,
      ...viewSold(sold, currency),
    })),
    partners: partners.map(({ id, name, clicks, ...sold }) => ({ id, name, clicks, ...viewSold(sold, currency) })),
  }
}

export const viewCode = ({ code, ...sold }: SoldLines & { code: string }, currency: string): SoldByCode => ({
  code,
  discount_amount: paidIn(sold, currency).discount,
  other_discounts: othersThan(sold, currency).map(({ discount: amount, ...other }) => ({
    currency: other.currency,
    amount,
  })),
  ...viewSold(sold, currency),
})
