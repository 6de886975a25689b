export { schoolFinder, type SchoolFinder } from './find-school.ts'
export { schoolRoutes } from './routes.ts'
