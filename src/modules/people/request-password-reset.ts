import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { invalidField } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { requestPasswordReset as endpoint, WayOn } from './contract.ts'
import { passwordResetRequested } from './events.ts'
import { findPersonByEmail } from './find-person.ts'
import { limitResetLinks } from './limit-mails.ts'
import type { PeopleParts } from './parts.ts'
import { sayIn } from './say.ts'

/** Refuses with 422 when there is no such user, as Commerce §8 says; the limits keep that from listing anyone. */
export async function requestPasswordReset(
  ctx: OutsideCtx,
  { email }: Input<typeof endpoint>,
  { request }: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  await limitResetLinks(units, { realm: ctx.school.id, email }, request)
  await ctx.inTransaction(async (inside) => {
    const person = await findPersonByEmail(inside, email)
    if (!person) throw invalidField('email', 'people.no-such-user')
    inside.emit(passwordResetRequested({ person_id: person.id, language: ctx.language }))
  })
  return {
    redirect_to: '/password/forgot',
    message: sayIn(ctx.language)('resetLinkSent', { email: shownEmail(email) }),
  }
}
