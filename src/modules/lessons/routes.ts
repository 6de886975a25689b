import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getOwnLesson } from './get-own-lesson.ts'

export function lessonRoutes(app: App): void {
  serve(app, contract.getOwnLesson, getOwnLesson)
}
