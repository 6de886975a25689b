import { module } from '#platform/module.ts'
import { connectGateways } from './connect-gateways.ts'
import { paymentJobs } from './jobs.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { paymentRoutes } from './routes.ts'

export const payments = module({
  says: { en, pl },
  makes: ({ config, keys }) => ({ gateways: connectGateways({ config, keys }) }),
  routes: paymentRoutes,
  jobs: paymentJobs,
})
