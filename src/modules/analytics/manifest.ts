import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { analyticsRoutes } from './routes.ts'
import { addingToDays } from './sold/add-to-days.ts'
import { Visits } from './visits/visits.ts'

export const analytics = module({
  makes: () => ({ visits: new Visits() }),
  routes: analyticsRoutes,
  jobs: (jobs, { units }: { units: UnitsOfWork }) => jobs.addTimed(addingToDays(units)),
})
