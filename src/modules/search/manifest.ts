import type { SchoolFinder } from '#modules/schools/index.ts'
import { module } from '#platform/module.ts'
import { sitemaps, type Sitemaps } from './engines/sitemaps.ts'
import { searchRoutes } from './routes.ts'

export const search = module({
  makes: ({ units }) => ({ sitemaps: sitemaps(units) }),
  routes: (app, parts: { sitemaps: Sitemaps; schools: SchoolFinder }) => searchRoutes(app, parts),
  hears: ({ sitemaps: known }: { sitemaps: Sitemaps }) => ({ contentChanged: (schoolId) => known.forget(schoolId) }),
})
