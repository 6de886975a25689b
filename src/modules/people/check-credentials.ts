import type { OutsideCtx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { findPersonByEmail, type PersonRow } from './find-person.ts'
import { getSwitches } from './get-switches.ts'
import { ifOwnPassword } from './if-own-password.ts'
import { limitLogins } from './limit-logins.ts'
import { LoginDisabled, SecondFactorNeeded, StudentsNotAdmitted, WrongCredentials } from './refusals.ts'
import type { SecondFactors } from './second-factors.ts'

export interface Credentials {
  email: string
  password: string
}

interface CheckingParts {
  units: UnitsOfWork
  secondFactors: SecondFactors
}

/**
 * The person of this school who owns the credentials (Commerce §8), where these are all it takes to be signed in: whoever has a second
 * factor is refused with 422. Otherwise as `checkPassword`.
 */
export async function checkCredentials(
  ctx: OutsideCtx,
  credentials: Credentials,
  exchange: Exchange,
  { units, secondFactors }: CheckingParts,
): Promise<PersonRow> {
  const person = await checkPassword(ctx, credentials, exchange, units)
  const isMoreAsked = await ctx.reading((inside) => secondFactors.areAskedOf(inside, person.id))
  refuseUnless(!isMoreAsked, new SecondFactorNeeded())
  return person
}

/**
 * The person of this school who owns the credentials, before a second factor. Refuses with 422 when they are wrong, 429 after
 * too many of them, 403 while login is off. Admins may always log in: nobody else could switch it on again.
 */
export async function checkPassword(
  ctx: OutsideCtx,
  { email, password }: Credentials,
  { request }: Exchange,
  units: UnitsOfWork,
): Promise<PersonRow> {
  const person = await limitLogins(units, { realm: ctx.school.id, email }, request, async () => {
    const found = await ctx.reading((inside) => findPersonByEmail(inside, email))
    return ifOwnPassword(ctx, found, password)
  })
  if (!person) throw new WrongCredentials()
  await admitPerson(ctx, person)
  return person
}

/** Refuses with 403 while login is off. Admins may always log in: nobody else could switch it on again. */
export async function admitPerson(ctx: OutsideCtx, { role }: Pick<PersonRow, 'role'>): Promise<void> {
  if (role === 'admin') return
  const switches = await ctx.reading(getSwitches)
  refuseUnless(switches.isLoginEnabled, new LoginDisabled())
  refuseUnless(switches.areStudentsAdmitted, new StudentsNotAdmitted())
}
