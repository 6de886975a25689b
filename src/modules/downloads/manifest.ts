import { type Fulfillables, openedByGrant } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { holdingFiles } from './holding-files.ts'
import { forgettingLoads } from './loads/forget-loads.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { downloadRoutes } from './routes.ts'
import { type SweepParts, sweepingFiles } from './stored/sweep-files.ts'

interface Registers {
  fulfillables: Fulfillables
  publishingRules: PublishingRules
}

export const downloads = module({
  says: { en, pl },
  registers({ fulfillables, publishingRules }: Registers) {
    fulfillables.register(openedByGrant('download'))
    publishingRules.register(holdingFiles)
  },
  routes: (app, { media }: { media: Media }) => downloadRoutes(app, media),
  jobs(jobs, parts: SweepParts) {
    jobs.addTimed(sweepingFiles(parts))
    jobs.addTimed(forgettingLoads(parts.units))
  },
})
