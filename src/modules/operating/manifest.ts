import type { LetterParts } from '#modules/mails/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import { schoolHeld } from '#modules/people/events.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import type { Config } from '#platform/config.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { operatingBelongings } from './belongings.ts'
import { letterJob, type LetterJobParts } from './letters/letter-job.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type OperatingParts, operatingRoutes } from './routes.ts'
import { measuringSchools } from './schools/measure-schools.ts'
import { supportWaiter } from './support/support-requests.ts'
import { writeHeld } from './sign-ups/letters.ts'

interface ReactionParts extends LetterParts {
  units: UnitsOfWork
  config: Pick<Config, 'platformHost' | 'production'>
}

export const operating = module({
  says: { en, pl },
  registers({ belongings, waiters }: { belongings: Belongings; waiters: Waiters }) {
    belongings.register(...operatingBelongings)
    waiters.register(supportWaiter)
  },
  routes: (app, parts: OperatingParts) => operatingRoutes(app, parts),
  reactions: (reactions, { config, ...parts }: ReactionParts) => {
    const platformUrl = `${config.production ? 'https' : 'http'}://${config.platformHost}`
    reactions.on(schoolHeld, 'operating.tell-of-held-school', (ctx) => writeHeld(ctx, { ...parts, platformUrl }))
  },
  jobs(jobs, parts: LetterJobParts) {
    jobs.add(letterJob(parts))
    jobs.addTimed(measuringSchools(parts.units))
  },
})
