import { mailWriter } from '#modules/mails/write-mail.ts'
import { schoolFinder } from '#modules/schools/index.ts'
import { keyRing } from '#platform/sealed.ts'
import type { World } from './world.ts'

/** What a job of this world works with, when a test lets it work at a moment of its own. */
export function partsOfJobs({ app: { units }, config, jobs }: Pick<World, 'app' | 'config' | 'jobs'>) {
  const schools = schoolFinder(units, { platformHost: config.platformHost, localhostSchool: undefined, secure: false })
  return {
    units,
    config,
    schools,
    findSchool: (id: string) => schools.byId(id),
    writeMail: mailWriter(jobs, keyRing(config.secretKey)),
  }
}

/** A job that fails fails the test. */
export const thrown = (error: unknown): never => {
  throw error
}
