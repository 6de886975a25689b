import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { publishedArticles, type PublishedArticles } from './published-articles.ts'
import { articleRoutes } from './routes.ts'

export const articles = module({
  says: { en, pl },
  makes: ({ units }) => ({ publishedArticles: publishedArticles(units) }),
  routes: articleRoutes,
  hears: ({ publishedArticles: known }: { publishedArticles: PublishedArticles }) => ({
    contentChanged: (schoolId) => known.forget(schoolId),
  }),
})
