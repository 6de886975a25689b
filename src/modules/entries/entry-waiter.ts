import { and, eq, lte, sql } from 'drizzle-orm'
import { componentEntries, lectureComponents } from '#modules/courses/tables.ts'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import { MINUTE } from '#platform/clock.ts'
import { isEntered, isWaiting } from './read-entries.ts'
import { ENTRIES } from './vocabulary.ts'

/** Whoever entered something so lately may still be at it. */
const LET_GO = 10 * MINUTE

/** Entries that were promised an answer and have none. */
export const entryWaiter: Waiter = {
  kind: 'entry',
  right: 'write-to-students',
  async count({ tx, now }) {
    const some = tx
      .select({ one: sql`1`.as('one') })
      .from(lectureComponents)
      .innerJoin(componentEntries, eq(componentEntries.componentId, lectureComponents.id))
      .where(and(isWaiting, lte(componentEntries.enteredAt, new Date(now.getTime() - LET_GO)), isEntered))
      .limit(WAITING_MAX)
      .as('some')
    const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
    return { count: row!.count, path: `${ENTRIES}?state=waiting` }
  },
}
