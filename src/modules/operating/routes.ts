import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { servePlatform } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import * as jobContract from './jobs/contract.ts'
import { listFailedQueues } from './jobs/list-failed-queues.ts'
import { retryJobs } from './jobs/retry-jobs.ts'
import * as schoolContract from './schools/contract.ts'
import { listSchools } from './schools/list-schools.ts'

export interface OperatingParts {
  schools: SchoolFinder
  jobs: Jobs
}

export function operatingRoutes(app: App, { schools, jobs }: OperatingParts): void {
  const { units } = app
  servePlatform(app, schoolContract.listSchools, (input) => listSchools(input, { units, originOf: schools.originOf }))
  servePlatform(app, jobContract.listFailedQueues, () => listFailedQueues(units))
  servePlatform(app, jobContract.retryJobs, (input) => retryJobs(input, { units, jobs }))
}
