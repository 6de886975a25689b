import { eq } from 'drizzle-orm'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { forgetUses } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { invalidField } from '#platform/refusal.ts'
import type { changePassword as endpoint, WayOn } from './contract.ts'
import { endSessionsOf } from './end-sessions.ts'
import { passwordChanged } from './events.ts'
import { PASSWORD_CHANGES_PER_PERSON } from './limits.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { PeopleParts } from './parts.ts'
import { sayIn } from './say.ts'
import { signedIn } from './signed-in.ts'
import { startSession } from './start-session.ts'
import { people } from './tables.ts'

/** Ends all sessions and signs this browser in anew. Refuses with 422 when the current password is wrong. */
export async function changePassword(
  ctx: OutsideCtx,
  { current_password, password }: Input<typeof endpoint>,
  exchange: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  const { id, email } = signedIn(ctx)
  const key = `change-password:${id}`
  await countOrRefuse(units, key, PASSWORD_CHANGES_PER_PERSON)
  const [person] = await ctx.inTransaction(({ tx }) => tx.select().from(people).where(eq(people.id, id)))
  if (!(await verifyPassword(person?.passwordHash, current_password)))
    throw invalidField('current_password', 'people.wrong-current-password')
  const passwordHash = await hashPassword(password)
  await ctx.inTransaction(async (inside) => {
    await inside.tx.update(people).set({ passwordHash }).where(eq(people.id, id))
    await endSessionsOf(inside, id)
    inside.emit(passwordChanged({ person_id: id }))
  })
  await forgetUses(units, key)
  await startSession(ctx, exchange, { id, email })
  return { redirect_to: '/my/account', message: sayIn(ctx.language)('passwordChanged') }
}
