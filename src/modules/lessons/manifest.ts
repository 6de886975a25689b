import { module } from '#platform/module.ts'
import { lessonRoutes } from './routes.ts'

export const lessons = module({ routes: lessonRoutes })
