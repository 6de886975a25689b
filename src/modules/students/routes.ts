import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { listStudents } from './list-students.ts'

export function studentRoutes(app: App): void {
  serve(app, contract.listStudents, listStudents)
}
