import { findSellingTerms, listLegalTexts } from '#modules/schools/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { register as endpoint, WayOn } from './contract.ts'
import { getSwitches } from './get-switches.ts'
import { landingOf } from './landing.ts'
import { limitRegistrations } from './limit-mails.ts'
import { hashPassword } from './password.ts'
import { RegistrationDisabled } from './refusals.ts'
import { registerStudent } from './register-student.ts'
import type { PeopleParts } from './parts.ts'
import { sayIn } from './say.ts'
import { startSession } from './start-session.ts'

/**
 * A visitor becomes a student and is signed in, unless students are not admitted yet. Refuses with 422 under `terms` whoever says that the
 * school has no texts to accept, when it has.
 */
export async function register(
  ctx: OutsideCtx,
  { name, email, password, no_terms: hasNone, next }: Input<typeof endpoint>,
  exchange: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  await limitRegistrations(units, { email }, exchange.request)
  const switches = await ctx.inTransaction(getSwitches)
  refuseUnless(switches.isRegistrationEnabled, new RegistrationDisabled())
  if (hasNone && (await ctx.inTransaction(listLegalTexts)).length > 0)
    throw invalidField('terms', 'validation.accepted')
  const passwordHash = await hashPassword(password)
  const student = await ctx.inTransaction(async (inside) =>
    registerStudent(inside, {
      name,
      email,
      passwordHash,
      language: ctx.language,
      termsVersion: (await findSellingTerms(inside)).terms?.version ?? null,
    }),
  )
  const hindrance = hindranceOf(switches)
  if (hindrance) return { redirect_to: '/login', message: sayIn(ctx.language)(hindrance) }
  await startSession(ctx, exchange, student)
  return { redirect_to: landingOf('student', next) }
}

/** What keeps a student from logging in, as it is told to one who has just registered. */
function hindranceOf(switches: Awaited<ReturnType<typeof getSwitches>>) {
  if (!switches.isLoginEnabled) return 'registeredWhileLoginIsOff'
  return switches.areStudentsAdmitted ? undefined : 'registeredButNotAdmitted'
}
