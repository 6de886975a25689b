import { module } from '#platform/module.ts'
import { waitingRoutes } from './routes.ts'
import { Waiters } from './waiters.ts'

export const waiting = module({
  makes: () => ({ waiters: new Waiters() }),
  routes: (app, parts: { waiters: Waiters }) => waitingRoutes(app, parts),
})
