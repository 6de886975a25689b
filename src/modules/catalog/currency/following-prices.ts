import { and, countDistinct, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Currencies, CurrencyFollower } from '#modules/schools/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { evergreenOffers, priceHistory, products, promotions, variants } from '../tables.ts'

/** Prices keep their figures in another currency; what reduces them ends with the prices that it was told beside. */
export function followCurrency(currencies: Currencies): void {
  currencies.register(pricedProducts)
  currencies.register(announcedPromotions)
  currencies.register(openEvergreenOffers)
}

const EXAMPLES = 3

const pricedProducts: CurrencyFollower = {
  what: 'products',
  async count({ tx }) {
    const [counted] = await tx
      .select({ count: countDistinct(variants.productId) })
      .from(variants)
      .where(isNotNull(variants.position))
    return counted!.count
  },
  examples: ({ tx }) =>
    tx
      .select({ title: products.title, amount: variants.amount })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.position, 1)))
      .where(and(eq(products.status, 'published'), gt(variants.amount, 0)))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(EXAMPLES),
  async follow(ctx, { to: currency }) {
    await lockAllVariants(ctx)
    await ctx.tx.update(variants).set({ currency })
    await beginHistoriesAnew(ctx)
  },
}

/** In the order in which orders lock them: by the promotions whose packages they hold. */
const lockAllVariants = ({ tx }: Ctx) =>
  tx.execute(sql`
    select from ${variants} order by
      (select ${promotions.id} from ${promotions} where ${promotions.variantId} = ${variants.id} and ${promotions.endedAt} is null) nulls last,
      ${variants.id} for no key update`)

/** What was offered until now stays, in its currency; the standard price applies from this moment on. */
const beginHistoriesAnew = ({ tx, now }: Ctx) =>
  tx.execute(sql`
    insert into ${priceHistory} (id, variant_id, number, amount, currency, applied_from)
    select uuidv7(), ${variants.id}, last.number + 1, ${variants.amount}, ${variants.currency}, ${now.toISOString()}
    from ${variants} join lateral (
      select ${priceHistory.number}, ${priceHistory.amount} from ${priceHistory}
      where ${priceHistory.variantId} = ${variants.id} order by ${priceHistory.number} desc limit 1
    ) last on last.amount is not null`)

const announcedPromotions: CurrencyFollower = {
  what: 'promotions',
  count: ({ tx, now }) =>
    tx.$count(promotions, and(isNull(promotions.endedAt), sql`coalesce(${promotions.endsAt} > ${now}, true)`)),
  async follow({ tx, now }) {
    // One that had not begun was never announced and leaves no trace.
    await tx.delete(promotions).where(and(isNull(promotions.endedAt), gt(promotions.startsAt, now)))
    await tx
      .update(promotions)
      .set({ endedAt: sql`least(${promotions.endsAt}, ${atMoment(now)})` })
      .where(and(isNull(promotions.endedAt), lte(promotions.startsAt, now)))
  },
}

const isOpen = isNull(evergreenOffers.endedAt)

const openEvergreenOffers: CurrencyFollower = {
  what: 'evergreen_offers',
  count: ({ tx }) => tx.$count(evergreenOffers, isOpen),
  async follow({ tx, now }) {
    await tx.update(evergreenOffers).set({ endedAt: now }).where(isOpen)
  },
}
