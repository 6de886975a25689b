import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { type AddingParts, addStudents } from './adding/add-students.ts'
import * as adding from './adding/contract.ts'
import * as contract from './contract.ts'
import { listStudents } from './list-students.ts'

export function studentRoutes(app: App, parts: AddingParts): void {
  serve(app, contract.listStudents, listStudents)
  serve(app, adding.addStudents, (ctx, input) => addStudents(ctx, input, parts))
}
