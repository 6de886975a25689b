import { getProduct } from '#modules/catalog/index.ts'
import { readCampaign } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import type { ProductNumbers } from './contract.ts'
import { readBeside, readByCampaign, readByCode, readByVariant, readVisits } from './read-numbers.ts'

/**
 * The last `days` days with today, beside as many before them: how often a product was looked at, and what was paid for it in the
 * school's currency, in minor units. Who buys it beside another product counts as well. (Commerce §2)
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
    currency,
    before: { day: before, at: startOfDay(before, timeZone) },
    from: { day: from, at: startOfDay(from, timeZone) },
  }
  const visits = await readVisits(ctx, asked)
  const variants = await readByVariant(ctx, asked)
  const codes = await readByCode(ctx, asked)
  const bumps = await readBeside(ctx, asked)
  const campaigns = await readByCampaign(ctx, asked)
  const sum = (of: 'sold' | 'amount' | 'refunded') => ({
    now: variants.reduce((total, { now }) => total + now[of], 0),
    before: variants.reduce((total, { before }) => total + before[of], 0),
  })
  return {
    days,
    currency,
    ...visits,
    sold: sum('sold'),
    amount: sum('amount'),
    refunded_amount: sum('refunded'),
    variants: variants.map(({ id, name, now }) => ({ id, name, ...viewSold(now) })),
    codes: codes.map(({ code, discount, ...sold }) => ({ code, discount_amount: discount, ...viewSold(sold) })),
    bumps: bumps.map(({ productId: id, title, ...sold }) => ({ product_id: id, title, ...viewSold(sold) })),
    campaigns: campaigns.map(({ campaign, views, checkouts, ...sold }) => ({
      ...readCampaign(campaign),
      views,
      checkouts,
      ...viewSold(sold),
    })),
  }
}

const viewSold = ({ sold, amount, refunded }: { sold: number; amount: number; refunded: number }) => ({
  sold,
  amount,
  refunded_amount: refunded,
})
