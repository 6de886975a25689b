export { type Finder, Finders } from './finders.ts'
