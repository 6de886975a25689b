import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { mediaBelongings } from './belongings.ts'
import { connectMedia } from './connect-media.ts'
import { mediaJobs } from './jobs.ts'
import { FileUsers } from './files/file-users.ts'
import type { Media } from './media.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { PictureGuards } from './picture-guards.ts'
import { mediaReactions } from './reactions.ts'
import { mediaRoutes } from './routes.ts'
import { VideoGuards } from './video-guards.ts'
import { VideoUsers } from './video-users.ts'
import { FilmsAtOnce } from './watching/films-at-once.ts'
import { Viewers } from './watching/viewers.ts'

export const media = module({
  says: { en, pl },
  makes({ config, units }) {
    const videoGuards = new VideoGuards()
    return {
      media: connectMedia(config),
      pictureGuards: new PictureGuards(),
      fileUsers: new FileUsers(),
      videoUsers: new VideoUsers(),
      videoGuards,
      viewers: new Viewers(units, videoGuards),
      filmsAtOnce: new FilmsAtOnce(units),
    }
  },
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...mediaBelongings),
  routes: mediaRoutes,
  reactions: (reactions, { media }: { media: Media }) => mediaReactions(reactions, media),
  jobs: mediaJobs,
  hears: ({ filmsAtOnce }: { filmsAtOnce: FilmsAtOnce }) => ({
    filmsWatched: (message) => filmsAtOnce.heard(message),
  }),
})
