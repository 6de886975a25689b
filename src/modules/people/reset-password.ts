import { and, eq, gt, isNull } from 'drizzle-orm'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { invalidField } from '#platform/refusal.ts'
import type { resetPassword as endpoint, WayOn } from './contract.ts'
import { endSessionsOf } from './end-sessions.ts'
import { passwordChanged } from './events.ts'
import { findPersonByEmail } from './find-person.ts'
import { rememberDevice } from './known-device.ts'
import { forgetResetLinks } from './limit-mails.ts'
import { RESET_LINKS_PER_PLACE } from './limits.ts'
import { hashPassword } from './password.ts'
import type { PeopleParts } from './parts.ts'
import { sayIn } from './say.ts'
import { passwordResets, people } from './tables.ts'

/**
 * Sets a new password by a mailed link. All links of the account stop working, and all its sessions end; this browser
 * is known to it, as its reader has the mailbox.
 */
export async function resetPassword(
  ctx: OutsideCtx,
  { token, email, password }: Input<typeof endpoint>,
  exchange: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  await countOrRefuse(units, `reset-use:${placeOf(exchange.request)}`, RESET_LINKS_PER_PLACE)
  const passwordHash = await hashPassword(password)
  await ctx.inTransaction(async (inside) => {
    const person = await findPersonByEmail(inside, email)
    if (!person) throw invalidField('email', 'people.no-such-user')
    if (!(await useReset(inside, token, person.id))) throw invalidField('form', 'people.reset-token-invalid')
    await inside.tx.update(people).set({ passwordHash }).where(eq(people.id, person.id))
    await endSessionsOf(inside, person.id)
    inside.emit(passwordChanged({ person_id: person.id }))
  })
  const account = { realm: ctx.school.id, email }
  await forgetResetLinks(units, account)
  rememberDevice(exchange, account)
  return { redirect_to: '/login', message: sayIn(ctx.language)('passwordReset') }
}

async function useReset(ctx: Ctx, token: string, personId: string): Promise<boolean> {
  const ofPerson = and(eq(passwordResets.personId, personId), isNull(passwordResets.usedAt))
  const [used] = await ctx.tx
    .update(passwordResets)
    .set({ usedAt: ctx.now })
    .where(and(ofPerson, eq(passwordResets.id, digestOf(token)), gt(passwordResets.expiresAt, ctx.now)))
    .returning({ id: passwordResets.id })
  if (used) await ctx.tx.update(passwordResets).set({ usedAt: ctx.now }).where(ofPerson)
  return used !== undefined
}
