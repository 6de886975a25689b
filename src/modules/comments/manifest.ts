import type { Belongings } from '#modules/people/index.ts'
import type { PictureGuards, VideoGuards } from '#modules/media/index.ts'
import type { Reportables } from '#modules/moderation/index.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import type { Votables } from '#modules/votes/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { commentBelongings } from './belongings.ts'
import { commentVideos } from './comment-videos.ts'
import { Commentables } from './commentable.ts'
import { commentNews } from './comment-news.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { CommentParts } from './parts.ts'
import { reportableComments, reportableReplies } from './reportables.ts'
import { commentRoutes } from './routes.ts'
import { questionWaiter } from './question-waiter.ts'
import { commentReactions } from './subscribers.ts'
import { votableComments, votableReplies } from './votables.ts'
import { writtenPictures } from './written-pictures.ts'

interface Registers extends CommentParts {
  belongings: Belongings
  votables: Votables
  pictureGuards: PictureGuards
  videoGuards: VideoGuards
  reportables: Reportables
  newsSources: NewsSources
  waiters: Waiters
}

export const comments = module({
  says: { en, pl },
  makes: () => ({ commentables: new Commentables() }),
  registers({
    belongings,
    votables,
    pictureGuards,
    videoGuards,
    reportables,
    newsSources,
    waiters,
    ...parts
  }: Registers) {
    belongings.register(...commentBelongings)
    const { commentables } = parts
    votables.register(votableComments(commentables))
    votables.register(votableReplies(commentables))
    pictureGuards.register(writtenPictures(commentables))
    videoGuards.register(commentVideos(commentables))
    reportables.register(reportableComments(parts))
    reportables.register(reportableReplies(commentables))
    newsSources.register(commentNews(commentables))
    waiters.register(questionWaiter(commentables))
  },
  routes: commentRoutes,
  reactions: commentReactions,
})
