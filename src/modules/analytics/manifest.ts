import { module } from '#platform/module.ts'
import { analyticsRoutes } from './routes.ts'
import { Visits } from './visits/visits.ts'

export const analytics = module({ makes: () => ({ visits: new Visits() }), routes: analyticsRoutes })
