import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type OperatingParts, operatingRoutes } from './routes.ts'
import { measuringSchools } from './schools/measure-schools.ts'

export const operating = module({
  says: { en, pl },
  routes: (app, parts: OperatingParts) => operatingRoutes(app, parts),
  jobs: (jobs, { units }: { units: UnitsOfWork }) => jobs.addTimed(measuringSchools(units)),
})
