import { module } from '#platform/module.ts'
import { salesRoutes } from './routes.ts'

export const sales = module({ routes: salesRoutes })
