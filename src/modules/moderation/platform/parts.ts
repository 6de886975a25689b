import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Reportables } from '../reportable.ts'

export interface OperatorParts {
  schools: SchoolFinder
  reportables: Reportables
}
