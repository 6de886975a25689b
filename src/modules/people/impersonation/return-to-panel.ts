import { eq } from 'drizzle-orm'
import { isImpersonated, isSignedIn } from '#platform/context.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import type { WayOn } from '../contract.ts'
import type { PeopleParts } from '../parts.ts'
import { clearImpersonationCookie, impersonationCookie } from '../session-cookie.ts'
import { sessions as sessionRows } from '../tables.ts'
import { HOMES } from '../vocabulary.ts'

/** To the page of the student, or to the panel where it is over already. Changes nothing of anybody's own session. */
export async function returnToPanel(
  ctx: OutsideCtx,
  { request, reply }: Exchange,
  { sessions }: Pick<PeopleParts, 'sessions'>,
): Promise<WayOn> {
  const secret = impersonationCookie(request)
  const { actor } = ctx
  if (secret === undefined || !isSignedIn(actor) || !isImpersonated(actor)) return { redirect_to: HOMES.admin }
  const id = digestOf(secret)
  await ctx.inTransaction(({ tx }) => tx.delete(sessionRows).where(eq(sessionRows.id, id)))
  sessions.forget(id)
  clearImpersonationCookie(reply)
  return { redirect_to: `/home/students/${actor.id}` }
}
