import type { ScarceThings } from '#modules/catalog/index.ts'
import { module } from '#platform/module.ts'
import { forgettingReleased } from './forget-released.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { Referrals } from './referrals.ts'
import { reminding, type RemindingParts } from './reminders/reminding.ts'
import { checkoutRoutes } from './routes.ts'
import { checkoutReactions } from './subscribers.ts'

export const checkout = module({
  says: { en, pl },
  makes: () => ({ referrals: new Referrals() }),
  routes: checkoutRoutes,
  reactions: checkoutReactions,
  jobs(jobs, parts: RemindingParts & { scarce: ScarceThings }) {
    jobs.addTimed(forgettingReleased(parts))
    jobs.addTimed(reminding(parts))
  },
})
