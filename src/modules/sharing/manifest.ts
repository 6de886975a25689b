import type { Visits } from '#modules/analytics/index.ts'
import type { FirstSteps } from '#modules/first-steps/index.ts'
import { module } from '#platform/module.ts'
import { shareStep } from './first-step.ts'
import { hasLink } from './links/told-apart.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type SharingParts, sharingRoutes } from './routes.ts'

export const sharing = module({
  says: { en, pl },
  registers({ visits, firstSteps }: { visits: Visits; firstSteps: FirstSteps }) {
    visits.alwaysTellApart(hasLink)
    firstSteps.register(shareStep)
  },
  routes: (app, parts: SharingParts) => sharingRoutes(app, parts),
})
