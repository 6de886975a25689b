import type { Belongings } from '#modules/people/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import type { Config } from '#platform/config.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { moderationBelongings } from './belongings.ts'
import { heldWaiter } from './held-waiter.ts'
import { forgettingDeeds } from './forget-deeds.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { refuseMuted } from './refuse-muted.ts'
import { Reportables } from './reportable.ts'
import { moderationRoutes } from './routes.ts'

interface ForgettingParts {
  units: UnitsOfWork
  config: Pick<Config, 'keptForDays'>
}

export const moderation = module({
  says: { en, pl },
  makes: () => ({ reportables: new Reportables(), guardName: refuseMuted }),
  registers({ belongings, waiters }: { belongings: Belongings; waiters: Waiters }) {
    belongings.register(...moderationBelongings)
    waiters.register(heldWaiter)
  },
  routes: moderationRoutes,
  jobs: (jobs, { units, config }: ForgettingParts) => jobs.addTimed(forgettingDeeds(units, config.keptForDays.audit)),
})
