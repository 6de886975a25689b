import type { Belongings } from '#modules/people/index.ts'
import { type Fulfillables, openedByGrant } from '#modules/access/index.ts'
import type { PublishingRules } from '#modules/catalog/index.ts'
import type { Samples } from '#modules/first-steps/index.ts'
import type { FileUsers, Media } from '#modules/media/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
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
import { usedByVersions } from './used-by-versions.ts'

interface Registers {
  belongings: Belongings
  newsSources: NewsSources
  fulfillables: Fulfillables
  publishingRules: PublishingRules
  samples: Samples
  fileUsers: FileUsers
}

export const downloads = module({
  says: { en, pl },
  registers({ belongings, fulfillables, publishingRules, newsSources, samples, fileUsers }: Registers) {
    belongings.register(...downloadBelongings)
    fulfillables.register(openedByGrant('download', { isGift: true }))
    publishingRules.register(holdingFiles)
    newsSources.register(versionNews)
    samples.register(sampleDownload)
    fileUsers.register(usedByVersions)
  },
  routes: (app, { media }: { media: Media }) => downloadRoutes(app, media),
  reactions: downloadReactions,
  jobs: (jobs, { units }: { units: UnitsOfWork }) => jobs.addTimed(forgettingLoads(units)),
})
