import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { closings } from '../tables.ts'
import { beginErasing } from './begin.ts'
import { dropFiles } from './drop-files.ts'
import { dropWritings } from './drop-writings.ts'
import { eraseStudents } from './erase-students.ts'
import { forgetGuests } from './forget-guests.ts'
import { countLeft } from './how-far.ts'
import { ERASE_QUEUE, type Erasing } from './queue.ts'
import { ErasedElsewhere, type Steps, stepsOf } from './steps.ts'
import { countAwaited } from './who-waits.ts'

export interface ErasingParts {
  units: UnitsOfWork
  fulfillables: Fulfillables
  media: Media
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

/** Goes on wherever another died. What waits for others is left to the job of a later hour (`find-due.ts`). */
export const erasingJob = (parts: ErasingParts): JobKind<Erasing> => ({
  queue: ERASE_QUEUE,
  concurrency: 1,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 30,
  retryLimit: 5,
  async work({ schoolId, closingId }, signal) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const outside = parts.units.outside({ school, actor: { role: 'system' }, work: ERASE_QUEUE })
    await outside.inTransaction((ctx) => beginErasing(ctx, closingId))
    try {
      await eraseSchool(stepsOf(outside, closingId, signal), closingId, parts)
    } catch (error) {
      if (!(error instanceof ErasedElsewhere)) throw error
    }
  },
})

/** People first. What was sold stays as long as it may have to be shown that it was there: until nothing is open with anybody who paid. */
async function eraseSchool(steps: Steps, closingId: string, { fulfillables, media }: ErasingParts): Promise<void> {
  await eraseStudents(steps, fulfillables)
  await dropWritings(steps)
  await forgetGuests(steps)
  const open = await steps.step(countAwaited)
  if (open.payments + open.disputes + open.matters > 0) return
  await dropFiles(steps, media)
  await steps.step(async (ctx) => {
    const { students, files } = await countLeft(ctx)
    if (students + files === 0)
      await ctx.tx.update(closings).set({ erasedAt: ctx.now }).where(eq(closings.id, closingId))
  })
}
