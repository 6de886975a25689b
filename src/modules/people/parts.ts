import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Config } from '#platform/config.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { SessionFinder } from './find-session.ts'
import type { NameGuard } from './name-guard.ts'
import type { SecondFactors } from './second-factors.ts'

export interface PeopleParts {
  units: UnitsOfWork
  schools: SchoolFinder
  sessions: SessionFinder
  config: Pick<Config, 'platformHost' | 'production'>
  guardName: NameGuard
  secondFactors: SecondFactors
}
