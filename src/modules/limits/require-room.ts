import { eq } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { GIGABYTE, readUse } from './read-use.ts'
import { FilmFull, SchoolFull, StorageFull } from './refusals.ts'
import { schoolLimits } from './tables.ts'

type Asking = Pick<Ctx, 'tx' | 'school' | 'actor' | 'language'>
type Sender = Pick<Actor, 'role'>

/**
 * Refuses with 403 what would be more than the school may keep: bytes that are announced, or any where nobody says how many. Others who ask
 * for the same school wait until this transaction has ended.
 */
export async function requireStorage(ctx: Asking, bytes: number, by: Sender = ctx.actor): Promise<void> {
  const gigabytes = (await lockLimits(ctx))?.storageGigabytes ?? null
  if (gigabytes === null) return
  const { storedBytes } = await readUse(ctx.tx, ctx.school.id)
  refuseBeyondStorage(ctx, { gigabytes, storedBytes, bytes, by })
}

/** Refuses with 403 where no minute of film is left, and no byte to keep one. */
export async function requireFilm(ctx: Asking): Promise<void> {
  const { storageGigabytes: gigabytes = null, filmMinutes: minutes = null } = (await lockLimits(ctx)) ?? {}
  if (gigabytes === null && minutes === null) return
  const { storedBytes, filmMinutes: used } = await readUse(ctx.tx, ctx.school.id)
  if (gigabytes !== null) refuseBeyondStorage(ctx, { gigabytes, storedBytes, bytes: 1, by: ctx.actor })
  if (minutes === null) return
  refuseUnless(
    used < minutes,
    full(ctx.actor, () => new FilmFull({ used, limit: minutes })),
  )
}

interface Announced {
  gigabytes: number
  storedBytes: number
  bytes: number
  by: Sender
}

function refuseBeyondStorage({ language }: Asking, { gigabytes, storedBytes: used, bytes, by }: Announced): void {
  const limit = gigabytes * GIGABYTE
  refuseUnless(
    used + Math.max(bytes, 1) <= limit,
    full(by, () => new StorageFull({ used, limit, language })),
  )
}

async function lockLimits({ tx, school }: Asking) {
  const [row] = await tx.select().from(schoolLimits).where(eq(schoolLimits.schoolId, school.id)).for('update')
  return row
}

/** A student is told no figures of the school. */
const full = ({ role }: Sender, ofAdmins: () => StorageFull | FilmFull) =>
  role === 'student' ? new SchoolFull() : ofAdmins()
