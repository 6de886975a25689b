import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getCourseInsight } from './get-course-insight.ts'
import { getFilmInsight } from './get-film-insight.ts'
import { getFunnel } from './get-funnel.ts'

export function insightRoutes(app: App): void {
  serve(app, contract.getFunnel, getFunnel)
  serve(app, contract.getCourseInsight, getCourseInsight)
  serve(app, contract.getFilmInsight, getFilmInsight)
}
