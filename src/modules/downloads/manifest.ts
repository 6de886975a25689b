import type { Belongings } from '#modules/people/index.ts'
import { type Fulfillables, openedByGrant } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import type { Samples } from '#modules/first-steps/index.ts'
import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { downloadBelongings } from './belongings.ts'
import { holdingFiles } from './holding-files.ts'
import { forgettingLoads } from './loads/forget-loads.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import { versionNews } from './news/version-news.ts'
import { downloadReactions } from './subscribers.ts'
import { downloadRoutes } from './routes.ts'
import { sampleDownload } from './sample-download.ts'
import { type SweepParts, sweepingFiles } from './stored/sweep-files.ts'

interface Registers {
  belongings: Belongings
  newsSources: NewsSources
  fulfillables: Fulfillables
  publishingRules: PublishingRules
  samples: Samples
}

export const downloads = module({
  says: { en, pl },
  registers({ belongings, fulfillables, publishingRules, newsSources, samples }: Registers) {
    belongings.register(...downloadBelongings)
    fulfillables.register(openedByGrant('download', { isGift: true }))
    publishingRules.register(holdingFiles)
    newsSources.register(versionNews)
    samples.register(sampleDownload)
  },
  routes: (app, { media }: { media: Media }) => downloadRoutes(app, media),
  reactions: downloadReactions,
  jobs(jobs, parts: SweepParts) {
    jobs.addTimed(sweepingFiles(parts))
    jobs.addTimed(forgettingLoads(parts.units))
  },
})
