export { findLegalText } from './get-legal-text.ts'
export { schoolFinder, type SchoolFinder } from './find-school.ts'
