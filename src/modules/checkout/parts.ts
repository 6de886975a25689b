import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'

/** What it takes to make accounts and sign people in. */
export interface AccountParts {
  units: UnitsOfWork
}
