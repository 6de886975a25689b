import { module } from '#platform/module.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics = module({ routes: analyticsRoutes })
