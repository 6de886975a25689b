import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { type OperatingParts, operatingRoutes } from './routes.ts'
import { measuringSchools } from './schools/measure-schools.ts'

export const operating = module({
  routes: (app, parts: OperatingParts) => operatingRoutes(app, parts),
  jobs: (jobs, { units }: { units: UnitsOfWork }) => jobs.addTimed(measuringSchools(units)),
})
