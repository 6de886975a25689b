import { and, inArray, lt } from 'drizzle-orm'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Media } from '../media.ts'
import { storedFiles } from '../tables.ts'
import type { FileUsers } from './file-users.ts'
import { keptKey, sentKey } from './keys.ts'

const AT_ONCE = 500

export interface SweepFilesParts {
  units: UnitsOfWork
  media: Media
  fileUsers: FileUsers
}

/** Deletes the bytes that nothing is made of, a day after they were begun to be sent: all of them, some at a time. */
export async function sweepFiles(parts: SweepFilesParts): Promise<void> {
  while (await sweepSome(parts));
}

/** Answers whether there may be more. */
async function sweepSome({ units, media, fileUsers }: SweepFilesParts): Promise<boolean> {
  const before = new Date(clock.now().getTime() - DAY)
  const gone = await units.withoutSchool('files of all schools are left behind', (tx) => {
    const left = tx
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(lt(storedFiles.createdAt, before), fileUsers.none()))
      .limit(AT_ONCE)
    return tx.delete(storedFiles).where(inArray(storedFiles.id, left)).returning({ id: storedFiles.id })
  })
  for (const { id } of gone) {
    await media.store.delete(sentKey(id))
    await media.store.delete(keptKey(id))
  }
  return gone.length === AT_ONCE
}
