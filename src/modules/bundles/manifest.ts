import type { Fulfillables, OwnedLists } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import { module } from '#platform/module.ts'
import { fulfillableBundles } from './fulfillable-bundles.ts'
import { holdingParts } from './holding-parts.ts'
import { ownedBundles } from './list-my-bundles.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { partNews } from './part-news.ts'
import { bundleRoutes } from './routes.ts'
import { bundleReactions } from './subscribers.ts'

interface Registers {
  fulfillables: Fulfillables
  newsSources: NewsSources
  owned: OwnedLists
  publishingRules: PublishingRules
}

export const bundles = module({
  says: { en, pl },
  registers({ fulfillables, newsSources, owned, publishingRules }: Registers) {
    publishingRules.register(holdingParts)
    fulfillables.register(fulfillableBundles(fulfillables))
    newsSources.register(partNews)
    owned.register(ownedBundles)
  },
  routes: (app, { fulfillables }: { fulfillables: Fulfillables }) => bundleRoutes(app, fulfillables),
  reactions: bundleReactions,
})
