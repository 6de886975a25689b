import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#platform/contract/endpoint.ts'
import { clock } from '#platform/clock.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import type { logIn as endpoint, WayOn } from '../contract.ts'
import { rememberDevice } from '../known-device.ts'
import { landingOf } from '../landing.ts'
import { limitLogins } from '../limit-logins.ts'
import { verifyPassword } from '../password.ts'
import { WrongCredentials } from '../refusals.ts'
import type { PeopleParts } from '../parts.ts'
import { OPERATOR_SESSION_LIFETIME, sessionCookie, setSessionCookie } from '../session-cookie.ts'
import { operators, operatorSessions } from '../tables.ts'

export async function logInOperator(
  { email, password, next }: Input<typeof endpoint>,
  { request, reply }: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  const account = { realm: 'platform', email }
  const operator = await limitLogins(units, account, request, async () => {
    const [found] = await units.withoutSchool('operators belong to no school', (tx) =>
      tx
        .select()
        .from(operators)
        .where(sql`lower(${operators.email}) = lower(${email})`),
    )
    const isTheirs = await verifyPassword(found?.passwordHash, password, (passwordHash) =>
      units.withoutSchool('operators belong to no school', (tx) =>
        tx
          .update(operators)
          .set({ passwordHash })
          .where(and(eq(operators.id, found?.id ?? ''), eq(operators.passwordHash, found?.passwordHash ?? ''))),
      ),
    )
    return isTheirs && found ? found : null
  })
  if (!operator) throw new WrongCredentials()
  const secret = newSecret()
  const old = sessionCookie(request)
  const expiresAt = new Date(clock.now().getTime() + OPERATOR_SESSION_LIFETIME)
  await units.withoutSchool('operators belong to no school', async (tx) => {
    if (old) await tx.delete(operatorSessions).where(eq(operatorSessions.id, digestOf(old)))
    await tx.insert(operatorSessions).values({ id: digestOf(secret), operatorId: operator.id, expiresAt })
  })
  setSessionCookie(reply, secret)
  rememberDevice({ request, reply }, account)
  return { redirect_to: landingOf('operator', next) }
}
