import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getOwnCourse } from './get-own-course.ts'

export function coursePageRoutes(app: App): void {
  serve(app, contract.getOwnCourse, getOwnCourse)
}
