import { inArray, lte } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { importKey } from './keys.ts'
import { studentImports } from './tables.ts'
import { IMPORT_KEPT_DAYS } from './vocabulary.ts'

const AT_ONCE = 100

interface ForgettingParts {
  units: UnitsOfWork
  media: Media
}

export const forgettingImports = (parts: ForgettingParts): TimedJob => ({
  queue: 'students.forget-imports',
  cron: '35 * * * *',
  work: () => forgetImports(parts),
})

/** Deletes what was kept long enough, each file before its row. */
export async function forgetImports({ units, media }: ForgettingParts): Promise<void> {
  const now = clock.now()
  const over = await units.withoutSchool('imports of all schools grow old', (tx) =>
    tx
      .select({ id: studentImports.id })
      .from(studentImports)
      .where(lte(studentImports.createdAt, new Date(now.getTime() - IMPORT_KEPT_DAYS * DAY)))
      .limit(AT_ONCE),
  )
  const ids = over.map(({ id }) => id)
  for (const id of ids) await media.store.delete(importKey(id))
  if (ids.length === 0) return
  await units.withoutSchool('imports of all schools grow old', (tx) =>
    tx.delete(studentImports).where(inArray(studentImports.id, ids)),
  )
}
