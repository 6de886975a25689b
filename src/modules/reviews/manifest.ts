import type { Commentables } from '#modules/comments/index.ts'
import type { Reportables } from '#modules/moderation/index.ts'
import { module } from '#platform/module.ts'
import { commentReviews } from './comment-reviews.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { reportableReviews } from './reportable-reviews.ts'
import { reviewRoutes } from './routes.ts'

export const reviews = module({
  says: { en, pl },
  makes: () => ({ commentReviews }),
  registers: ({ reportables }: { reportables: Reportables }) => reportables.register(reportableReviews),
  routes: (app, { commentables }: { commentables: Commentables }) => reviewRoutes(app, commentables),
})
