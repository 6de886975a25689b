import type { Exportables } from '#modules/exports/index.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { module } from '#platform/module.ts'
import { schoolParts } from './archive/school-parts.ts'
import { closingDue } from './close-due.ts'
import { erasingJob, type ErasingParts } from './erasing/erase-job.ts'
import { type DueParts, erasingDue } from './erasing/find-due.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { closingRoutes } from './routes.ts'
import { tellingJob, type TellingParts } from './telling/tell-people.ts'

export const closing = module({
  says: { en, pl },
  registers: ({ exportables }: { exportables: Exportables }) => exportables.registerParts(...schoolParts),
  routes: (app, parts: { jobs: Jobs }) => closingRoutes(app, parts),
  jobs(jobs, parts: TellingParts & ErasingParts & DueParts) {
    jobs.add(tellingJob(parts))
    jobs.addTimed(closingDue(parts.units))
    jobs.addTimed(erasingDue(parts))
    jobs.add(erasingJob(parts))
  },
})
