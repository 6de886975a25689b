import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { KeyRing } from '#platform/sealed.ts'

export interface SecondFactorParts {
  units: UnitsOfWork
  keys: KeyRing
}
