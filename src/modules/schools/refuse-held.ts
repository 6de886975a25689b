import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { SchoolHeld } from './refusals.ts'
import { schools } from './tables.ts'

/** Refuses with 409 what a school may not do before the platform lets it open. */
export async function refuseHeld({ tx, school }: Ctx): Promise<void> {
  const [row] = await tx.select({ heldAt: schools.heldAt }).from(schools).where(eq(schools.id, school.id))
  refuseUnless(!row?.heldAt, new SchoolHeld())
}
