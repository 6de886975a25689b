import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { adminBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { adminRoutes } from './routes.ts'
import { adminReactions } from './subscribers.ts'

export const admins = module({
  says: { en, pl },
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...adminBelongings),
  routes: adminRoutes,
  reactions: adminReactions,
})
