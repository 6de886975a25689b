import { and, eq } from 'drizzle-orm'
import { endSessionsOf, signedIn, studentById } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { secondFactorChanged } from './events.ts'
import { NoSecondFactor, OwnNotReset } from './refusals.ts'
import { secondFactors } from './second-factors.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'

/**
 * Whoever found the lost phone is logged out as well; where the school demands a second factor, the admin sets one up before anything else.
 * Refuses with 404 who is no admin of the school, with 409 oneself and who has none.
 */
export async function resetSecondFactor(
  ctx: Ctx,
  { adminId }: Input<typeof contract.resetSecondFactor>,
): Promise<{ done: true }> {
  refuseUnless(adminId !== signedIn(ctx).id, new OwnNotReset())
  const { name } = await resetOf(ctx, { id: adminId, role: 'admin' })
  ctx.note({ subject: name, url: '/home/settings/admins' })
  return { done: true }
}

/** The same of a student. Refuses with 404 who is no student of the school, with 409 who has none. */
export async function resetStudentSecondFactor(
  ctx: Ctx,
  { id }: Input<typeof contract.resetStudentSecondFactor>,
): Promise<{ done: true }> {
  const { name } = await resetOf(ctx, { id, role: 'student' })
  ctx.note({ subject: name, url: `/home/students/${id}` })
  return { done: true }
}

/** Refuses with 404 who is no student of the school. */
export async function getStudentSecondFactor(
  ctx: Ctx,
  { id }: Input<typeof contract.getStudentSecondFactor>,
): Promise<Answer<typeof contract.getStudentSecondFactor>> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  return { is_on: await secondFactors.areAskedOf(ctx, id) }
}

async function resetOf(ctx: Ctx, { id, role }: { id: string; role: 'admin' | 'student' }): Promise<{ name: string }> {
  const { tx } = ctx
  const [found] = await tx
    .select({ name: people.name })
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, role)))
    .for('update')
  const person = foundOr404(found)
  refuseUnless(await secondFactors.areAskedOf(ctx, id), new NoSecondFactor())
  for (const { table, personId } of [
    { table: authenticators, personId: authenticators.personId },
    { table: passkeys, personId: passkeys.personId },
    { table: recoveryCodes, personId: recoveryCodes.personId },
  ])
    await tx.delete(table).where(eq(personId, id))
  await endSessionsOf(ctx, id)
  ctx.emit(secondFactorChanged({ person_id: id, change: 'reset' }))
  return person
}
