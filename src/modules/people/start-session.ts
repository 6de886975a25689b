import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import type { PersonRow } from './find-person.ts'
import { rememberDevice } from './known-device.ts'
import { openSession } from './open-session.ts'
import { sessionCookie, setSessionCookie } from './session-cookie.ts'
import { countryOf } from './sessions/country-of.ts'
import { sessions } from './tables.ts'

/**
 * Signs this browser in, under a new secret; the session it had is closed. Answers the request-forgery token
 * that belongs to the new session. The browser is known to the account from now on.
 */
export async function startSession(
  ctx: OutsideCtx,
  exchange: Exchange,
  { id, email }: Pick<PersonRow, 'id' | 'email'>,
): Promise<{ csrf_token: string }> {
  const { request, reply } = exchange
  const old = sessionCookie(request)
  const { host } = request.caller
  const browser = { host, userAgent: request.headers['user-agent'], country: await countryOf(request.ip) }
  const secret = await ctx.inTransaction(async (inside) => {
    if (old) await inside.tx.delete(sessions).where(eq(sessions.id, digestOf(old)))
    return openSession(inside, id, browser)
  })
  setSessionCookie(reply, secret)
  rememberDevice(exchange, { realm: ctx.school.id, email })
  request.caller.browserSecret = secret
  return { csrf_token: forgeryToken(request.server.secretKey, secret) }
}
