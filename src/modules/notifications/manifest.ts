import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { notificationBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { NewsSources } from './news.ts'
import { noticeJobs } from './notices/mail-due.ts'
import { notificationRoutes } from './routes.ts'
import type { TopicMails } from './topic-mails.ts'

export const notifications = module({
  says: { en, pl },
  makes: () => ({ newsSources: new NewsSources() }),
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...notificationBelongings),
  routes: (app, { topicMails }: { topicMails: TopicMails }) => notificationRoutes(app, topicMails),
  jobs: noticeJobs,
})
