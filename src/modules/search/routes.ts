import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { searchCourses } from './search-courses.ts'

export function searchRoutes(app: App): void {
  serve(app, contract.searchCourses, searchCourses)
}
