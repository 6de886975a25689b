import type { Media } from '#modules/media/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

export interface DemoMediaParts {
  media: Media
  units: UnitsOfWork
  jobs: Jobs
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}
