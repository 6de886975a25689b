import { module } from '#platform/module.ts'
import { searchRoutes } from './routes.ts'

export const search = module({ routes: searchRoutes })
