import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { limitWaiter } from './limit-waiter.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { limitRoutes } from './routes.ts'

export const limits = module({
  says: { en, pl },
  registers: ({ waiters }: { waiters: Waiters }) => waiters.register(limitWaiter),
  routes: limitRoutes,
})
