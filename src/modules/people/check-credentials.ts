import type { OutsideCtx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { findPersonByEmail, type PersonRow } from './find-person.ts'
import { getSwitches } from './get-switches.ts'
import { limitLogins } from './limit-logins.ts'
import { verifyPassword } from './password.ts'
import { LoginDisabled, StudentsNotAdmitted, WrongCredentials } from './refusals.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The person of this school who owns the credentials (Commerce §8). Refuses with 422 when they are wrong, 429 after
 * too many of them, 403 while login is off. Admins may always log in: nobody else could switch it on again.
 */
export async function checkCredentials(
  ctx: OutsideCtx,
  { email, password }: Credentials,
  { request }: Exchange,
  units: UnitsOfWork,
): Promise<PersonRow> {
  const person = await limitLogins(units, { realm: ctx.school.id, email }, request, async () => {
    const found = await ctx.reading((inside) => findPersonByEmail(inside, email))
    return (await verifyPassword(found?.passwordHash, password)) && found ? found : null
  })
  if (!person) throw new WrongCredentials()
  if (person.role === 'admin') return person
  const switches = await ctx.reading(getSwitches)
  refuseUnless(switches.isLoginEnabled, new LoginDisabled())
  refuseUnless(switches.areStudentsAdmitted, new StudentsNotAdmitted())
  return person
}
