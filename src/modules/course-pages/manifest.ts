import { module } from '#platform/module.ts'
import { coursePageRoutes } from './routes.ts'

export const coursePages = module({ routes: coursePageRoutes })
