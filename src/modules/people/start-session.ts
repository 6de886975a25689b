import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { openSession } from './open-session.ts'
import { type CookieRules, sessionCookie, setSessionCookie } from './session-cookie.ts'
import { sessions } from './tables.ts'

/**
 * Signs this browser in, under a new secret; the session it had is closed. Answers the request-forgery token
 * that belongs to the new session.
 */
export async function startSession(
  ctx: OutsideCtx,
  { request, reply }: Exchange,
  personId: string,
  cookies: CookieRules,
): Promise<{ csrf_token: string }> {
  const old = sessionCookie(request)
  const secret = await ctx.inTransaction(async (inside) => {
    if (old) await inside.tx.delete(sessions).where(eq(sessions.id, digestOf(old)))
    return openSession(inside, personId)
  })
  setSessionCookie(reply, secret, cookies)
  request.caller.browserSecret = secret
  return { csrf_token: forgeryToken(request.server.secretKey, secret) }
}
