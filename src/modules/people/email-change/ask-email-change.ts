import { and, eq, gt, isNull } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { brakeOrRefuse } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { emailChangeAsked } from '../events.ts'
import { findPersonByEmail } from '../find-person.ts'
import { EMAIL_CHANGES_PER_MAILBOX } from '../limits.ts'
import { requireOwnPassword } from '../require-own-password.ts'
import { signedIn } from '../signed-in.ts'
import type * as contract from './contract.ts'
import { emailChanges } from './tables.ts'
import { viewAwaited } from './view.ts'
import { EMAIL_CHANGE_HOURS } from './vocabulary.ts'

/** One that was asked for before is withdrawn. Refuses with 422 a wrong password, one's own address, and one that somebody has. */
export async function askEmailChange(
  ctx: OutsideCtx,
  { email, password }: Input<typeof contract.askEmailChange>,
  units: UnitsOfWork,
): Promise<Answer<typeof contract.askEmailChange>> {
  const { id: personId, email: oldEmail } = await requireOwnPassword(ctx, { password, purpose: 'change-email' }, units)
  refuseUnless(email.toLowerCase() !== oldEmail.toLowerCase(), invalidField('email', 'people.email-is-yours'))
  await brakeOrRefuse(units, `change-email-to:${digestOf(email.toLowerCase())}`, EMAIL_CHANGES_PER_MAILBOX)
  return ctx.answering(async (inside) => {
    refuseUnless(!(await findPersonByEmail(inside, email)), invalidField('email', 'people.account-exists'))
    await endOwn(inside, personId)
    const expiresAt = new Date(ctx.now.getTime() + EMAIL_CHANGE_HOURS * HOUR)
    const [row] = await inside.tx
      .insert(emailChanges)
      .values({ personId, email, oldEmail, createdAt: ctx.now, expiresAt })
      .returning()
    inside.emit(emailChangeAsked({ change_id: row!.id }))
    return { change: viewAwaited(row!) }
  })
}

/** Safe to repeat. */
export async function withdrawEmailChange(ctx: Ctx): Promise<{ done: true }> {
  await endOwn(ctx, signedIn(ctx).id)
  return { done: true }
}

export async function getAwaitedEmail(ctx: Ctx): Promise<Answer<typeof contract.getAwaitedEmail>> {
  const { personId, endedAt, expiresAt } = emailChanges
  const [row] = await ctx.tx
    .select()
    .from(emailChanges)
    .where(and(eq(personId, signedIn(ctx).id), isNull(endedAt), gt(expiresAt, ctx.now)))
  return { change: row ? viewAwaited(row) : null }
}

const endOwn = ({ tx, now }: Ctx, personId: string) =>
  tx
    .update(emailChanges)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(and(eq(emailChanges.personId, personId), isNull(emailChanges.endedAt)))
