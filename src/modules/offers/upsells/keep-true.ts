import { and, eq, ne } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PriceRule } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { invalidField } from '#platform/refusal.ts'
import { upsells } from './tables.ts'
import { bumps } from '../bumps/tables.ts'
import { ownAmount } from '../bumps/vocabulary.ts'

/**
 * Where something is offered at a price of its own, what it costs everybody is crossed out: it may be no more than the lowest price of
 * the 30 days before the offer. An own price that took nothing off so far would begin to, now.
 */
export const keepingBumpsTrue: PriceRule = {
  async check(ctx, variant, amount) {
    const limits = (await findOwnPrices(ctx, variant.id)).map(({ title, referenceAmount, ...price }) => {
      const own = ownAmount(price, variant.amount)!
      return { title, most: own < variant.amount ? referenceAmount! : own }
    })
    const [least] = limits.toSorted((one, other) => one.most - other.most)
    if (!least || amount <= least.most) return
    const most = formatMoney({ amount: least.most, currency: variant.currency }, ctx.language)
    throw invalidField('amount', 'checkout.price-above-bump', { title: least.title, most })
  },
}

const findOwnPrices = ({ tx }: Ctx, variantId: string) => {
  const [besides, afterwards] = [bumps, upsells].map((offers) =>
    tx
      .select({
        title: products.title,
        price: offers.price,
        value: offers.value,
        referenceAmount: offers.referenceAmount,
      })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(and(eq(offers.variantId, variantId), ne(offers.price, 'usual'))),
  )
  return unionAll(besides!, afterwards!)
}
