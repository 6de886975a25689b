import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { schoolLimits } from './tables.ts'

export const GIGABYTE = 1024 ** 3
const MINUTE = 60

export type LimitsRow = typeof schoolLimits.$inferSelect

/** What a school has, in bytes and whole minutes. */
export async function readUse(tx: Tx, schoolId: string): Promise<{ storedBytes: number; filmMinutes: number }> {
  const { storedBytes, filmSeconds } = await readSeconds(tx, schoolId)
  return { storedBytes, filmMinutes: Math.floor(filmSeconds / MINUTE) }
}

async function readSeconds(tx: Tx, schoolId: string): Promise<{ storedBytes: number; filmSeconds: number }> {
  const { rows } = await tx.execute<{ stored_bytes: string; film_seconds: string }>(
    sql`select stored_bytes, film_seconds from school_use(${schoolId})`,
  )
  const [{ stored_bytes: storedBytes, film_seconds: filmSeconds }] = rows as [(typeof rows)[number]]
  return { storedBytes: Number(storedBytes), filmSeconds: Number(filmSeconds) }
}

/** The first millisecond of the calendar month, as all schools count it. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Mails of this calendar month; no more than `most` are counted. */
export async function countMails(tx: Tx, { schoolId, now, most }: { schoolId: string; now: Date; most?: number }) {
  const counted = sql`select from mails where school_id = ${schoolId} and created_at >= ${monthOf(now).toISOString()}`
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${counted}${most === undefined ? sql`` : sql` limit ${most}`}) each`,
  )
  return rows[0]!.count
}

export async function findLimits(tx: Tx, schoolId: string): Promise<LimitsRow | undefined> {
  const [row] = await tx.select().from(schoolLimits).where(eq(schoolLimits.schoolId, schoolId))
  return row
}

/** Bytes that are left; null where they are not limited. */
export async function bytesLeft(tx: Tx, schoolId: string): Promise<number | null> {
  const gigabytes = (await findLimits(tx, schoolId))?.storageGigabytes ?? null
  if (gigabytes === null) return null
  return Math.max(0, gigabytes * GIGABYTE - (await readUse(tx, schoolId)).storedBytes)
}

/** Seconds of film that are left; null where they are not limited. */
export async function secondsOfFilmLeft(tx: Tx, schoolId: string): Promise<number | null> {
  const limits = await findLimits(tx, schoolId)
  if (limits?.filmMinutes === null || limits === undefined) return null
  const { filmSeconds } = await readSeconds(tx, schoolId)
  return Math.max(0, limits.filmMinutes * MINUTE - filmSeconds)
}
