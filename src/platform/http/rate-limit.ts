import { sql } from 'drizzle-orm'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { TooManyRequests } from '#platform/refusal.ts'

export interface Limit {
  uses: number
  seconds: number
}

/**
 * Counts one use of `key`, in a transaction of its own so that a refused call still counts.
 * @throws TooManyRequests with the seconds to wait when there were too many
 */
export async function countOrRefuse(units: UnitsOfWork, key: string, limit: Limit, code?: string): Promise<void> {
  const now = clock.now()
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000)
  const [row] = await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx
      .insert(rateLimits)
      .values({ key, used: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz then 1 else ${rateLimits.used} + 1 end`,
          windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning(),
  )
  if (!row || row.used <= limit.uses) return
  const wait = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
  throw new TooManyRequests(wait, code)
}

/** Takes one counted use back: it turned out to be none of those that are limited. */
export async function takeBackUse(units: UnitsOfWork, key: string): Promise<void> {
  await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx
      .update(rateLimits)
      .set({ used: sql`greatest(${rateLimits.used} - 1, 0)` })
      .where(sql`${rateLimits.key} = ${key}`),
  )
}

/** Forgets the uses of `key`: after a login that succeeded. */
export async function forgetUses(units: UnitsOfWork, key: string): Promise<void> {
  await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`),
  )
}
