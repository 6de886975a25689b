import type { Fulfillables } from '#modules/access/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { module } from '#platform/module.ts'
import { membershipBelongings } from './belongings.ts'
import { lettingGo } from './cards/letting-go.ts'
import { charging, findingDue } from './charging/charging.ts'
import { digesting } from './mails/digesting.ts'
import { noticing } from './mails/noticing.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { announcing } from './prices/announcing.ts'
import type { ChargingParts } from './parts.ts'
import { planKeeper } from './plan-keeper.ts'
import { subscriptionRoutes } from './routes.ts'
import { subscriptionReactions } from './subscribers.ts'

interface Registers {
  belongings: Belongings
  fulfillables: Fulfillables
}

export const subscriptions = module({
  says: { en, pl },
  registers({ belongings, fulfillables }: Registers) {
    belongings.register(...membershipBelongings)
    fulfillables.keepPlans(planKeeper(fulfillables))
  },
  routes: subscriptionRoutes,
  reactions: subscriptionReactions,
  jobs(jobs: Jobs, parts: ChargingParts) {
    jobs.add(charging(parts))
    jobs.add(announcing(parts))
    jobs.addTimed(findingDue({ ...parts, jobs }))
    jobs.addTimed(noticing(parts))
    jobs.addTimed(digesting(parts))
    jobs.addTimed(lettingGo(parts))
  },
})
