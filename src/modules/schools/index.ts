export { schoolFinder, type SchoolFinder } from './find-school.ts'
export type { HostRules } from './identity.ts'
export { schoolRoutes } from './routes.ts'
