import { module } from '#platform/module.ts'
import type { AddingParts } from './adding/add-students.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { studentRoutes } from './routes.ts'

export const students = module({
  says: { en, pl },
  routes: (app, parts: AddingParts) => studentRoutes(app, parts),
})
