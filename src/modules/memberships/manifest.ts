import { type Fulfillables, openedByGrant, type OwnedLists } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import { module } from '#platform/module.ts'
import { ownedMemberships } from './list-my-memberships.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { openingSomething } from './opening-something.ts'
import { membershipRoutes } from './routes.ts'

interface Registers {
  fulfillables: Fulfillables
  owned: OwnedLists
  publishingRules: PublishingRules
}

export const memberships = module({
  says: { en, pl },
  registers({ fulfillables, owned, publishingRules }: Registers) {
    fulfillables.register(openedByGrant('membership'))
    publishingRules.register(openingSomething)
    owned.register(ownedMemberships)
  },
  routes: membershipRoutes,
})
