import type { Currencies } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { followCurrency } from './currency/following-prices.ts'
import { forgettingStarts } from './evergreen/forget-starts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { PriceRules } from './price-rules.ts'
import { type CatalogParts, followPromotions } from './promotions/follow-promotions.ts'
import { PublishingRules } from './publishing-rules.ts'
import { catalogRoutes } from './routes.ts'
import { tellingTurnedSales } from './sale/tell-turned-sales.ts'

export const catalog = module({
  says: { en, pl },
  makes: () => ({ publishingRules: new PublishingRules(), priceRules: new PriceRules() }),
  registers: ({ currencies }: { currencies: Currencies }) => followCurrency(currencies),
  routes: catalogRoutes,
  jobs(jobs, parts: CatalogParts) {
    jobs.addTimed(followPromotions(parts))
    jobs.addTimed(forgettingStarts(parts.units))
    jobs.addTimed(tellingTurnedSales(parts.units))
  },
})
