import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { frontBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { frontRoutes } from './routes.ts'

export const front = module({
  says: { en, pl },
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...frontBelongings),
  routes: frontRoutes,
})
