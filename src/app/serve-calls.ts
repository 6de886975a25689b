import { accessRoutes } from '#modules/access/index.ts'
import { analyticsRoutes } from '#modules/analytics/index.ts'
import { catalogRoutes } from '#modules/catalog/index.ts'
import { checkoutRoutes } from '#modules/checkout/index.ts'
import { commentRoutes } from '#modules/comments/index.ts'
import { communityRoutes } from '#modules/community/index.ts'
import { courseRoutes } from '#modules/courses/index.ts'
import { leadRoutes } from '#modules/leads/index.ts'
import { learningRoutes } from '#modules/learning/index.ts'
import { mediaRoutes } from '#modules/media/index.ts'
import { moderationRoutes } from '#modules/moderation/index.ts'
import { mailboxRoutes, notificationRoutes } from '#modules/notifications/index.ts'
import { paymentRoutes } from '#modules/payments/index.ts'
import { peopleRoutes } from '#modules/people/index.ts'
import { reviewRoutes } from '#modules/reviews/index.ts'
import { schoolRoutes } from '#modules/schools/index.ts'
import { searchRoutes } from '#modules/search/index.ts'
import { surveyRoutes } from '#modules/surveys/index.ts'
import { voteRoutes } from '#modules/votes/index.ts'
import type { App } from '#platform/http/app.ts'
import type { Parts } from './connect-parts.ts'
import { takeBrowserErrors } from './take-browser-errors.ts'

/** Every call of every module. */
export async function serveCalls(app: App, parts: Parts): Promise<void> {
  const { config, media, commentables } = parts
  await app.register(async (scope) => {
    const calls = scope as unknown as App
    schoolRoutes(calls, parts.schools)
    peopleRoutes(calls, parts)
    catalogRoutes(calls)
    courseRoutes(calls, media)
    learningRoutes(calls, media)
    accessRoutes(calls)
    checkoutRoutes(calls, parts)
    await paymentRoutes(calls, parts)
    moderationRoutes(calls, parts)
    commentRoutes(calls, parts)
    communityRoutes(calls, media)
    voteRoutes(calls, parts.votables)
    reviewRoutes(calls, commentables)
    await leadRoutes(calls)
    searchRoutes(calls)
    analyticsRoutes(calls)
    surveyRoutes(calls)
    await mediaRoutes(calls, { ...parts, videoMaxBytes: config.videoMaxBytes })
    notificationRoutes(calls)
    takeBrowserErrors(calls, parts)
    if (!config.production) mailboxRoutes(calls)
  })
}
