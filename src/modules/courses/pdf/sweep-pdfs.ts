import { and, inArray, isNull, lt, or, ne } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { lecturePdfs } from '../tables.ts'
import { dropFiles } from './drop-files.ts'
import { sentKey } from './pdf-keys.ts'

const AT_ONCE = 500

export interface SweepParts {
  units: UnitsOfWork
  media: Media
}

export const sweepingPdfs = (parts: SweepParts): TimedJob => ({
  queue: 'courses.sweep-pdfs',
  cron: '50 3 * * *',
  work: () => sweepPdfs(parts),
})

/** Deletes PDFs whose lecture is gone, and those that nobody finished sending for a day: all of them, some at a time. */
export async function sweepPdfs(parts: SweepParts): Promise<void> {
  while (await sweepSome(parts));
}

/** Answers whether there may be more. */
async function sweepSome({ units, media }: SweepParts): Promise<boolean> {
  const before = new Date(clock.now().getTime() - DAY)
  const isLeft = or(
    isNull(lecturePdfs.lectureId),
    and(ne(lecturePdfs.state, 'ready'), lt(lecturePdfs.createdAt, before)),
  )
  const gone = await units.withoutSchool('PDFs of all schools are left behind', (tx) =>
    tx
      .delete(lecturePdfs)
      .where(inArray(lecturePdfs.id, tx.select({ id: lecturePdfs.id }).from(lecturePdfs).where(isLeft).limit(AT_ONCE)))
      .returning({ id: lecturePdfs.id, fileId: lecturePdfs.fileId }),
  )
  for (const { id } of gone) await media.store.delete(sentKey(id))
  await dropFiles([...new Set(gone.map(({ fileId }) => fileId))], {
    media,
    work: (look) => units.withoutSchool('copies in any school may show a file', look),
  })
  return gone.length === AT_ONCE
}
