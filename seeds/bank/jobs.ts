import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { TELL_BANK_QUEUE, type TellBankData } from './queue.ts'
import { tellBank, type TellBankParts } from './tell-bank.ts'

interface Parts extends TellBankParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

/** What the sandbox bank is told of the demo schools while the site is up; again until it has answered. */
export function demoBankJobs(jobs: Jobs, parts: Parts): void {
  jobs.add<TellBankData>({
    queue: TELL_BANK_QUEUE,
    concurrency: 1,
    expireInSeconds: 120,
    retryLimit: 10,
    async work({ schoolId }) {
      const school = await parts.findSchool(schoolId)
      if (school) await tellBank(parts.units.outside({ school, actor: { role: 'system' } }), parts)
    },
  })
}
