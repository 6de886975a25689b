import type { Media } from '#modules/media/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { SitePlaces } from '#modules/schools/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { sweepingArticleBlocks } from './blocks/kept-blocks.ts'
import { articleFinder } from './article-finder.ts'
import { articleBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { publishedArticles, type PublishedArticles } from './published-articles.ts'
import { articleRoutes } from './routes.ts'
import { feedPath } from './vocabulary.ts'

interface Registers {
  belongings: Belongings
  sitePlaces: SitePlaces
  publishedArticles: PublishedArticles
  finders: Finders
}

export const articles = module({
  says: { en, pl },
  makes: ({ units }) => ({ publishedArticles: publishedArticles(units) }),
  registers({ belongings, sitePlaces, publishedArticles: known, finders }: Registers) {
    finders.register(articleFinder)
    belongings.register(...articleBelongings)
    sitePlaces.register({
      to: '/articles',
      label: { en: en.area, pl: pl.area },
      position: 1,
      feed: feedPath(),
      isOpen: (school) => known.has(school),
    })
  },
  routes: (app, { media }: { media: Media }) => articleRoutes(app, media),
  hears: ({ publishedArticles: known }: { publishedArticles: PublishedArticles }) => ({
    contentChanged: (schoolId) => known.forget(schoolId),
  }),
  jobs: (jobs, parts: OneByOneParts) => jobs.addTimed(sweepingArticleBlocks(parts)),
})
