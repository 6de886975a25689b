import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { fileVersions, storedFiles } from '../tables.ts'
import { keptKey, sentKey } from './keys.ts'

const AT_ONCE = 500

export interface SweepParts {
  units: UnitsOfWork
  media: Media
}

export const sweepingFiles = (parts: SweepParts): TimedJob => ({
  queue: 'downloads.sweep-files',
  cron: '55 3 * * *',
  work: () => sweepFiles(parts),
})

/** Deletes the bytes that no version is made of, a day after they were begun to be sent. */
export async function sweepFiles({ units, media }: SweepParts): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY)
  const gone = await units.withoutSchool('files of all schools are left behind', (tx) => {
    const isUsed = tx
      .select({ id: fileVersions.id })
      .from(fileVersions)
      .where(eq(fileVersions.storedId, storedFiles.id))
    const left = tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(lt(storedFiles.createdAt, before), notExists(isUsed)))
      .limit(AT_ONCE)
    return tx.delete(storedFiles).where(inArray(storedFiles.id, left)).returning({ id: storedFiles.id })
  })
  for (const { id } of gone) {
    await media.store.delete(sentKey(id))
    await media.store.delete(keptKey(id))
  }
}
