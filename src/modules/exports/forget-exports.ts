import { and, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { exportKey } from './keys.ts'
import { type ListExport, listExports } from './tables.ts'
import { KEPT_DAYS } from './vocabulary.ts'

const AT_ONCE = 500

export interface ForgettingParts {
  units: UnitsOfWork
  media: Media
}

export const forgettingExports = (parts: ForgettingParts): TimedJob => ({
  queue: 'exports.forget',
  cron: '25 * * * *',
  work: () => forgetExports(parts),
})

/** Deletes the files that were kept for a week, each before its row, with what attempts left behind that died. */
export async function forgetExports({ units, media }: ForgettingParts): Promise<void> {
  const now = clock.now()
  const over = await units.withoutSchool('exports of all schools grow old', (tx) =>
    tx
      .select({ id: listExports.id, attempts: listExports.attempts, file: listExports.file })
      .from(listExports)
      .where(
        and(
          lte(listExports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY)),
          or(isNull(listExports.keptUntil), lte(listExports.keptUntil, now)),
        ),
      )
      .limit(AT_ONCE),
  )
  if (over.length === 0) return
  for (const key of over.flatMap(keysOf)) await media.store.delete(key)
  const ids = over.map(({ id }) => id)
  await units.withoutSchool('exports of all schools grow old', (tx) =>
    tx.delete(listExports).where(inArray(listExports.id, ids)),
  )
}

const keysOf = ({ id, attempts, file }: Pick<ListExport, 'id' | 'attempts' | 'file'>): string[] => [
  ...(file ? [file] : []),
  ...Array.from({ length: attempts }, (_, before) => exportKey(id, before + 1)),
]
