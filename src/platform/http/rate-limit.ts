import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { atMoment } from '../db/at-moment.ts'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { TooManyRequests } from '#platform/refusal.ts'

export interface Limit {
  uses: number
  seconds: number
}

/** So many uses are free; then each next one waits, twice as long as the one before. A quiet day forgets them. */
export interface Brake {
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
}

/**
 * Counts one use of `key`, in a transaction of its own so that a refused call still counts.
 * @throws TooManyRequests with the seconds to wait when there were too many
 */
export async function countOrRefuse(
  units: Pick<UnitsOfWork, 'withoutSchool'>,
  key: string,
  limit: Limit,
  code?: string,
): Promise<void> {
  const now = clock.now()
  const windowEndsAt = new Date(now.getTime() + limit.seconds * SECOND)
  const [row] = await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx
      .insert(rateLimits)
      .values({ key, used: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${rateLimits.windowEndsAt} <= ${atMoment(now)} then 1 else ${rateLimits.used} + 1 end`,
          windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${atMoment(now)} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning(),
  )
  if (row && row.used > limit.uses) throw tooMany(row.windowEndsAt, now, code)
}

/**
 * Counts one use of `key` unless it has to wait: what is refused meanwhile does not make the wait longer.
 * @throws TooManyRequests with the seconds that are left of the pause
 */
export async function brakeOrRefuse(units: UnitsOfWork, key: string, brake: Brake, code?: string): Promise<void> {
  const now = clock.now()
  const at = atMoment(now)
  const { free, firstPauseSeconds: first, longestPauseSeconds: longest } = brake
  const quietSince = new Date(now.getTime() - DAY).toISOString()
  const used = sql`case when ${rateLimits.windowEndsAt} <= ${quietSince}::timestamptz then 1 else ${rateLimits.used} + 1 end`
  const pauseAfter = (uses: ReturnType<typeof sql>) =>
    sql`case when ${uses} < ${free} then 0 else least(${longest}, ${first} * power(2, least(${uses} - ${free}, 20))) end * interval '1 second'`
  const row = await units.withoutSchool('limits are shared by all hosts', async (tx) => {
    const [counted] = await tx
      .insert(rateLimits)
      .values({ key, used: 1, windowEndsAt: sql`${at} + ${pauseAfter(sql`1`)}` })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { used, windowEndsAt: sql`${at} + ${pauseAfter(sql`(${used})`)}` },
        setWhere: sql`${rateLimits.used} < ${free} or ${rateLimits.windowEndsAt} <= ${at}`,
      })
      .returning({ key: rateLimits.key })
    if (counted) return undefined
    return (
      await tx
        .select()
        .from(rateLimits)
        .where(sql`${rateLimits.key} = ${key}`)
    )[0]
  })
  if (row) throw tooMany(row.windowEndsAt, now, code)
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

/** The same of braked keys, whose pause was over before: nobody waits for what is not limited. */
export async function takeBackBraked(units: UnitsOfWork, keys: string[]): Promise<void> {
  const now = atMoment(clock.now())
  await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx
      .update(rateLimits)
      .set({
        used: sql`greatest(${rateLimits.used} - 1, 0)`,
        windowEndsAt: sql`least(${rateLimits.windowEndsAt}, ${now})`,
      })
      .where(inArray(rateLimits.key, keys)),
  )
}

/** Whether what was counted of `key` is as much as the limit allows. */
export async function isUsedUp(units: UnitsOfWork, key: string, { uses }: Limit): Promise<boolean> {
  const rows = await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(and(eq(rateLimits.key, key), gte(rateLimits.used, uses), gt(rateLimits.windowEndsAt, clock.now()))),
  )
  return rows.length > 0
}

/** Forgets the uses of these keys: after a login that succeeded. */
export async function forgetUses(units: UnitsOfWork, ...keys: string[]): Promise<void> {
  await units.withoutSchool('limits are shared by all hosts', (tx) =>
    tx.delete(rateLimits).where(inArray(rateLimits.key, keys)),
  )
}

const tooMany = (until: Date, now: Date, code: string | undefined): TooManyRequests =>
  new TooManyRequests(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND)), code)
