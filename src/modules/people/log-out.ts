import { eq } from 'drizzle-orm'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import type { WayOn } from './contract.ts'
import type { PeopleParts } from './parts.ts'
import { clearSessionCookie, sessionCookie } from './session-cookie.ts'
import { operatorSessions, sessions as sessionRows } from './tables.ts'

/** Ends the session of this browser, a person's or an operator's. Without one it changes nothing. */
export async function logOut({ request, reply }: Exchange, { units, sessions }: PeopleParts): Promise<WayOn> {
  const secret = sessionCookie(request)
  const { school } = request.caller
  if (secret) {
    const id = digestOf(secret)
    if (school) {
      await units.inUnitOfWork({ school, actor: { role: 'system' } }, ({ tx }) =>
        tx.delete(sessionRows).where(eq(sessionRows.id, id)),
      )
    } else {
      await units.withoutSchool('operators belong to no school', (tx) =>
        tx.delete(operatorSessions).where(eq(operatorSessions.id, id)),
      )
    }
    sessions.forget(id)
    clearSessionCookie(reply)
  }
  return { redirect_to: '/' }
}
