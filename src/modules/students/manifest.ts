import type { Belongings } from '#modules/people/index.ts'
import type { Exportables } from '#modules/exports/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import { module } from '#platform/module.ts'
import { studentBelongings } from './belongings.ts'
import type { AddingParts } from './adding/add-students.ts'
import type { ImportParts } from './importing/create-import.ts'
import { forgettingImports } from './importing/forget-imports.ts'
import { importJob, type ImportingParts } from './importing/import-job.ts'
import { exportableStudents } from './export-students.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { MergingParts } from './merging/merge-students.ts'
import { studentFinder } from './student-finder.ts'
import { studentRoutes } from './routes.ts'

export const students = module({
  says: { en, pl },
  registers({
    belongings,
    exportables,
    finders,
  }: {
    belongings: Belongings
    exportables: Exportables
    finders: Finders
  }) {
    belongings.register(...studentBelongings)
    exportables.register(exportableStudents)
    finders.register(studentFinder)
  },
  routes: (app, parts: AddingParts & ImportParts & MergingParts) => studentRoutes(app, parts),
  jobs(jobs, parts: ImportingParts) {
    jobs.add(importJob(parts))
    jobs.addTimed(forgettingImports(parts))
  },
})
