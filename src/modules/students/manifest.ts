import { module } from '#platform/module.ts'
import { studentRoutes } from './routes.ts'

export const students = module({ routes: studentRoutes })
