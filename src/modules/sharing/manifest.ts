import type { Visits } from '#modules/analytics/index.ts'
import { module } from '#platform/module.ts'
import { hasLink } from './links/told-apart.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { sharingRoutes } from './routes.ts'

export const sharing = module({
  says: { en, pl },
  registers: ({ visits }: { visits: Visits }) => visits.alwaysTellApart(hasLink),
  routes: sharingRoutes,
})
