import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { addingLearning, addingSeconds } from './add-up-learning.ts'
import { insightRoutes } from './routes.ts'

export const insight = module({
  routes: insightRoutes,
  jobs(jobs, { units }: { units: UnitsOfWork }) {
    jobs.addTimed(addingLearning(units))
    jobs.addTimed(addingSeconds(units))
  },
})
