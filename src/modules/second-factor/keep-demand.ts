import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { SchoolDemandsIt } from './refusals.ts'
import { secondFactors } from './second-factors.ts'
import { recoveryCodes, secondFactorDemands } from './tables.ts'

/**
 * After one of somebody's second factors was taken away: whether they have another. Without one their recovery codes open nothing any more, which is
 * refused with 409 to an admin whose school demands it.
 */
export async function keepDemand(ctx: Ctx, personId: string): Promise<boolean> {
  if (await secondFactors.areAskedOf(ctx, personId)) return true
  refuseUnless(!(await isDemandedOf(ctx)), new SchoolDemandsIt())
  await ctx.tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  return false
}

/** Whether the school demands a second factor of whoever asks, as of all its admins. */
export async function isDemandedOf({ tx, actor }: Ctx): Promise<boolean> {
  if (actor.role !== 'admin') return false
  const [demand] = await tx.select({ id: secondFactorDemands.id }).from(secondFactorDemands)
  return demand !== undefined
}
