import { type Fulfillables, openedByGrant } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import { module } from '#platform/module.ts'
import { holdingTopics } from './holding-topics.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { communitiesRoutes } from './routes.ts'

interface Registers {
  fulfillables: Fulfillables
  publishingRules: PublishingRules
}

export const communities = module({
  says: { en, pl },
  registers({ fulfillables, publishingRules }: Registers) {
    fulfillables.register(openedByGrant('community'))
    publishingRules.register(holdingTopics)
  },
  routes: communitiesRoutes,
})
