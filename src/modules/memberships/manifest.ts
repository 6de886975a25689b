import { type Fulfillables, openedByGrant } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { openingSomething } from './opening-something.ts'
import { membershipRoutes } from './routes.ts'

interface Registers {
  fulfillables: Fulfillables
  publishingRules: PublishingRules
}

export const memberships = module({
  says: { en, pl },
  registers({ fulfillables, publishingRules }: Registers) {
    fulfillables.register(openedByGrant('membership'))
    publishingRules.register(openingSomething)
  },
  routes: membershipRoutes,
})
