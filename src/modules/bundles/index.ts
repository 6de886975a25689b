export { viewParts } from './read-parts.ts'
