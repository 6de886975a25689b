import type { SchoolFinder } from '#modules/schools/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { SessionFinder } from './find-session.ts'
import type { CookieRules } from './session-cookie.ts'

export interface PeopleParts {
  units: UnitsOfWork
  schools: SchoolFinder
  sessions: SessionFinder
  cookies: CookieRules
}
