import type { SchoolFinder } from '#modules/schools/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Reportables } from '../reportable.ts'

export interface OperatorParts {
  units: UnitsOfWork
  schools: SchoolFinder
  reportables: Reportables
}
