import type { Belongings } from '#modules/people/index.ts'
import type { Commentables } from '#modules/comments/index.ts'
import type { Media, PictureGuards, VideoGuards } from '#modules/media/index.ts'
import type { Reportables } from '#modules/moderation/index.ts'
import type { SitePlaces } from '#modules/schools/index.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import type { Votables } from '#modules/votes/index.ts'
import { module } from '#platform/module.ts'
import { communityBelongings } from './belongings.ts'
import { commentablePosts } from './commentable-posts.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { openCommunities, type OpenCommunities } from './open-communities.ts'
import { postNews } from './post-news.ts'
import { postPictures } from './post-pictures.ts'
import { postVideos } from './post-videos.ts'
import { reportablePosts } from './reportable-posts.ts'
import { communityRoutes } from './routes.ts'
import { communityReactions } from './subscribers.ts'
import { topicMails } from './topic-mails.ts'
import { votablePosts } from './votable-posts.ts'

interface Registers {
  belongings: Belongings
  commentables: Commentables
  votables: Votables
  pictureGuards: PictureGuards
  videoGuards: VideoGuards
  reportables: Reportables
  newsSources: NewsSources
  sitePlaces: SitePlaces
  communities: OpenCommunities
}

export const community = module({
  says: { en, pl },
  makes: ({ units }) => ({ communities: openCommunities(units), topicMails }),
  registers({
    belongings,
    commentables,
    votables,
    pictureGuards,
    videoGuards,
    reportables,
    newsSources,
    sitePlaces,
    communities,
  }: Registers) {
    belongings.register(...communityBelongings)
    commentables.register(commentablePosts)
    votables.register(votablePosts)
    pictureGuards.register(postPictures)
    videoGuards.register(postVideos)
    reportables.register(reportablePosts)
    newsSources.register(postNews)
    // Visitors' pages are the same for all of them, and lead to nothing that is for students.
    sitePlaces.register({
      to: '/community',
      label: { en: en.area, pl: pl.area },
      position: 2,
      isOpen: async (school, isSignedIn) => isSignedIn && communities.has(school),
    })
  },
  routes: (app, { media }: { media: Media }) => communityRoutes(app, media),
  reactions: communityReactions,
  hears: ({ communities }: { communities: OpenCommunities }) => ({
    contentChanged: (schoolId) => communities.forget(schoolId),
  }),
})
