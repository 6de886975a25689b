import { type Fulfillables, openedByGrant, type OwnedLists } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import { module } from '#platform/module.ts'
import { holdingTopics } from './holding-topics.ts'
import { ownedCommunities } from './list-my-communities.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { communitiesRoutes } from './routes.ts'

interface Registers {
  fulfillables: Fulfillables
  owned: OwnedLists
  publishingRules: PublishingRules
}

export const communities = module({
  says: { en, pl },
  registers({ fulfillables, owned, publishingRules }: Registers) {
    fulfillables.register(openedByGrant('community'))
    publishingRules.register(holdingTopics)
    owned.register(ownedCommunities)
  },
  routes: communitiesRoutes,
})
