export { schoolFinder, type SchoolFinder } from './find-school.ts'
