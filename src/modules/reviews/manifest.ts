import type { Belongings } from '#modules/people/index.ts'
import type { Commentables } from '#modules/comments/index.ts'
import type { Reportables } from '#modules/moderation/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { reviewBelongings } from './belongings.ts'
import { commentReviews } from './comment-reviews.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { reportableReviews } from './reportable-reviews.ts'
import { reviewWaiter } from './review-waiter.ts'
import { reviewRoutes } from './routes.ts'

export const reviews = module({
  says: { en, pl },
  makes: () => ({ commentReviews }),
  registers({
    belongings,
    reportables,
    waiters,
  }: {
    belongings: Belongings
    reportables: Reportables
    waiters: Waiters
  }) {
    belongings.register(...reviewBelongings)
    reportables.register(reportableReviews)
    waiters.register(reviewWaiter)
  },
  routes: (app, { commentables }: { commentables: Commentables }) => reviewRoutes(app, commentables),
})
