import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { NotFound } from '#platform/refusal.ts'
import * as contract from './contract.ts'
import * as engines from './engines/contract.ts'
import type { Sitemaps } from './engines/sitemaps.ts'
import { searchCourses } from './search-courses.ts'

export function searchRoutes(app: App, { sitemaps, schools }: { sitemaps: Sitemaps; schools: SchoolFinder }): void {
  serve(app, contract.searchCourses, searchCourses)
  // A school that is not open yet is for no search engine.
  serveOutsideTransaction(app, engines.readSitemap, async ({ school }, asked, { reply }) => {
    if (!(await schools.view(school.id))?.are_students_admitted) throw new NotFound()
    const list = await sitemaps.of(school, asked)
    reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return list
  })
}
