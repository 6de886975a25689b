import { and, eq } from 'drizzle-orm'
import { endSessionsOf, signedIn } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { resetSecondFactor as endpoint } from './contract.ts'
import { secondFactorChanged } from './events.ts'
import { NoSecondFactor, OwnNotReset } from './refusals.ts'
import { secondFactors } from './second-factors.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'

/**
 * Whoever found the lost phone is logged out as well; where the school demands a second factor, the admin sets one up before anything else.
 * Refuses with 404 who is no admin of the school, with 409 oneself and who has none.
 */
export async function resetSecondFactor(ctx: Ctx, { adminId }: Input<typeof endpoint>): Promise<{ done: true }> {
  const { tx } = ctx
  refuseUnless(adminId !== signedIn(ctx).id, new OwnNotReset())
  const [found] = await tx
    .select({ name: people.name })
    .from(people)
    .where(and(eq(people.id, adminId), eq(people.role, 'admin')))
    .for('update')
  const admin = foundOr404(found)
  refuseUnless(await secondFactors.areAskedOf(ctx, adminId), new NoSecondFactor())
  for (const { table, personId } of [
    { table: authenticators, personId: authenticators.personId },
    { table: passkeys, personId: passkeys.personId },
    { table: recoveryCodes, personId: recoveryCodes.personId },
  ])
    await tx.delete(table).where(eq(personId, adminId))
  await endSessionsOf(ctx, adminId)
  ctx.emit(secondFactorChanged({ person_id: adminId, change: 'reset' }))
  ctx.note({ subject: admin.name, url: '/home/settings/admins' })
  return { done: true }
}
