import { eq } from 'drizzle-orm'
import { isImpersonated, isSignedIn, isSupport, type OutsideCtx } from '#platform/context.ts'
import { forgeryToken, isFromElsewhere } from '#platform/http/forgery.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { newSecret } from '#platform/ids.ts'
import { SessionExpired } from '#platform/refusal.ts'
import type { Viewer } from './contract.ts'
import { setBrowserCookie, setSessionCookie } from './session-cookie.ts'
import { people } from './tables.ts'
import { viewViewer } from './view.ts'

/**
 * Who is looking, or null (always on the platform's host, where `ctx` is undefined), and a token for what they do
 * next; gives a new browser the cookie it is bound to, and a signed-in one its session cookie for another month.
 * Refuses with 419 a page of another host: it could give this browser another cookie than the one it has.
 */
export async function whoIsLooking(
  ctx: OutsideCtx | undefined,
  { request, reply }: Exchange,
): Promise<{ student: Viewer | null; csrf_token: string }> {
  const { caller, server } = request
  if (isFromElsewhere(request)) throw new SessionExpired()
  if (!caller.browserSecret) {
    caller.browserSecret = newSecret()
    setBrowserCookie(reply, caller.browserSecret)
  }
  const csrf_token = forgeryToken(server.secretKey, caller.browserSecret)
  if (!ctx || !isSignedIn(ctx.actor)) return { student: null, csrf_token }
  const { id } = ctx.actor
  if (!isImpersonated(ctx.actor) && !isSupport(ctx.actor)) setSessionCookie(reply, caller.browserSecret)
  const [person] = await ctx.inTransaction(({ tx }) => tx.select().from(people).where(eq(people.id, id)))
  return { student: person ? viewViewer(person, ctx.school.language) : null, csrf_token }
}
