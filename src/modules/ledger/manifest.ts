import type { Jobs } from '#platform/jobs/jobs.ts'
import { module } from '#platform/module.ts'
import { clearing } from './clearing.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { proving, type ProvingParts } from './proving/proving.ts'
import { ledgerRoutes } from './routes.ts'

export const ledger = module({
  says: { en, pl },
  routes: ledgerRoutes,
  jobs(jobs: Jobs, parts: ProvingParts) {
    jobs.addTimed(clearing(parts))
    jobs.addTimed(proving(parts))
  },
})
