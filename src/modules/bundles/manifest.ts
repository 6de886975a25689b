import type { Fulfillables } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import { module } from '#platform/module.ts'
import { fulfillableBundles } from './fulfillable-bundles.ts'
import { holdingParts } from './holding-parts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { partNews } from './part-news.ts'
import { bundleRoutes } from './routes.ts'
import { bundleReactions } from './subscribers.ts'

interface Registers {
  fulfillables: Fulfillables
  newsSources: NewsSources
  publishingRules: PublishingRules
}

export const bundles = module({
  says: { en, pl },
  registers({ fulfillables, newsSources, publishingRules }: Registers) {
    publishingRules.register(holdingParts)
    fulfillables.register(fulfillableBundles(fulfillables))
    newsSources.register(partNews)
  },
  routes: (app, { fulfillables }: { fulfillables: Fulfillables }) => bundleRoutes(app, fulfillables),
  reactions: bundleReactions,
})
