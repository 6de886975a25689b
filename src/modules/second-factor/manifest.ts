import type { Belongings, SessionFinder } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { secondFactorBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { forgettingChallenges } from './passkeys/forget-challenges.ts'
import type { SecondFactorParts } from './parts.ts'
import { secondFactorRoutes } from './routes.ts'
import { sealingSecretsAnew } from './seal-anew.ts'
import { secondFactors } from './second-factors.ts'
import { secondFactorReactions } from './subscribers.ts'

export const secondFactor = module({
  says: { en, pl },
  makes: () => ({ secondFactors }),
  registers({ belongings, sessions, keys }: { belongings: Belongings; sessions: SessionFinder; keys: KeyRing }) {
    belongings.register(...secondFactorBelongings(keys))
    sessions.holdBackBy(secondFactors)
  },
  routes: secondFactorRoutes,
  reactions: secondFactorReactions,
  jobs(jobs, { units, keys }: SecondFactorParts) {
    jobs.addTimed(sealingSecretsAnew(units, keys))
    jobs.addTimed(forgettingChallenges(units))
  },
})
