import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { adminRoutes } from './routes.ts'
import { adminReactions } from './subscribers.ts'

export const admins = module({
  says: { en, pl },
  routes: adminRoutes,
  reactions: adminReactions,
})
