import { and, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { exportKey } from './keys.ts'
import { listExports } from './tables.ts'
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

/** Deletes the files that were kept for a week, each before its row, and gives up what nobody has gone on with for an hour. */
export async function forgetExports({ units, media }: ForgettingParts): Promise<void> {
  const now = clock.now()
  const over = await units.withoutSchool('exports of all schools grow old', (tx) =>
    tx
      .select({ id: listExports.id })
      .from(listExports)
      .where(
        and(
          lte(listExports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY)),
          or(isNull(listExports.keptUntil), lte(listExports.keptUntil, now)),
        ),
      )
      .limit(AT_ONCE),
  )
  for (const { id } of over) await media.store.delete(exportKey(id))
  await units.withoutSchool('exports of all schools grow old', async (tx) => {
    if (over.length > 0)
      await tx.delete(listExports).where(
        inArray(
          listExports.id,
          over.map(({ id }) => id),
        ),
      )
    await tx
      .update(listExports)
      .set({ state: 'failed', settledAt: now })
      .where(and(isNull(listExports.settledAt), lte(listExports.movedAt, new Date(now.getTime() - HOUR))))
  })
}
