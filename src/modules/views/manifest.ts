import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { viewBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { viewRoutes } from './routes.ts'

export const views = module({
  says: { en, pl },
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...viewBelongings),
  routes: viewRoutes,
})
