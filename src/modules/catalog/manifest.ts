import type { Belongings } from '#modules/people/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import type { Currencies } from '#modules/schools/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { catalogBelongings } from './belongings.ts'
import { followCurrency } from './currency/following-prices.ts'
import { forgettingStarts } from './evergreen/forget-starts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { newestProducts, type NewestProducts } from './newest-products.ts'
import { PriceRules } from './price-rules.ts'
import { promotionWaiter } from './promotions/promotion-waiter.ts'
import { packages } from './promotions/packages.ts'
import { type CatalogParts, followPromotions } from './promotions/follow-promotions.ts'
import { PublishingRules } from './publishing-rules.ts'
import { catalogRoutes } from './routes.ts'
import { productFinder } from './product-finder.ts'
import { stock } from './sale/stock.ts'
import { ScarceThings } from './scarce.ts'
import { tellingTurnedSales } from './sale/tell-turned-sales.ts'

interface Registers {
  belongings: Belongings
  currencies: Currencies
  scarce: ScarceThings
  finders: Finders
  waiters: Waiters
}

export const catalog = module({
  says: { en, pl },
  makes: ({ units }) => ({
    publishingRules: new PublishingRules(),
    priceRules: new PriceRules(),
    scarce: new ScarceThings(),
    newestProducts: newestProducts(units),
  }),
  registers({ belongings, currencies, scarce, finders, waiters }: Registers) {
    belongings.register(...catalogBelongings)
    waiters.register(promotionWaiter)
    finders.register(productFinder)
    followCurrency(currencies)
    scarce.register('stock', stock)
    scarce.register('package', packages)
  },
  routes: catalogRoutes,
  hears: ({ newestProducts }: { newestProducts: NewestProducts }) => ({
    contentChanged: (schoolId) => newestProducts.forget(schoolId),
  }),
  jobs(jobs, parts: CatalogParts) {
    jobs.addTimed(followPromotions(parts))
    jobs.addTimed(forgettingStarts(parts.units))
    jobs.addTimed(tellingTurnedSales(parts.units))
  },
})
