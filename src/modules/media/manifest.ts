import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { mediaBelongings } from './belongings.ts'
import { connectMedia } from './connect-media.ts'
import { mediaJobs } from './jobs.ts'
import type { Media } from './media.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { PictureGuards } from './picture-guards.ts'
import { mediaReactions } from './reactions.ts'
import { mediaRoutes } from './routes.ts'
import { VideoUsers } from './video-users.ts'

export const media = module({
  says: { en, pl },
  makes: ({ config }) => ({
    media: connectMedia(config),
    pictureGuards: new PictureGuards(),
    videoUsers: new VideoUsers(),
  }),
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...mediaBelongings),
  routes: mediaRoutes,
  reactions: (reactions, { media }: { media: Media }) => mediaReactions(reactions, media),
  jobs: mediaJobs,
})
