import { and, eq, isNull } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Closing } from './contract.ts'
import { type ClosingRow, closings } from './tables.ts'
import { REOPEN_DAYS } from './vocabulary.ts'

/** The one that stands: planned, or over. */
export async function findClosing(tx: Tx, schoolId: string): Promise<ClosingRow | undefined> {
  const [row] = await tx
    .select()
    .from(closings)
    .where(and(eq(closings.schoolId, schoolId), isNull(closings.calledOffAt), isNull(closings.reopenedAt)))
  return row
}

/** Until when a closed school can be opened again. */
export const keptUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + REOPEN_DAYS * DAY)

export const viewClosing = (row: ClosingRow, now: Date): Closing => ({
  closes_on: row.closesOn,
  planned_by: row.plannedBy,
  planned_by_name: row.plannedByName,
  planned_at: row.createdAt.toISOString(),
  words: row.words,
  told_at: row.toldAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
  kept_until: row.closedAt && keptUntil(row.closedAt).toISOString(),
  can_be_reopened: row.closedAt !== null && row.erasingBeganAt === null && now <= keptUntil(row.closedAt),
  erasing_began_at: row.erasingBeganAt?.toISOString() ?? null,
  erased_at: row.erasedAt?.toISOString() ?? null,
})
