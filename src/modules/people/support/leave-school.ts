import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { isSupport } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import type { WayOn } from '../contract.ts'
import type { PeopleParts } from '../parts.ts'
import { clearSessionCookie, clearSupportCookie, sessionCookie } from '../session-cookie.ts'
import { sessions as sessionRows } from '../tables.ts'
import { HOMES } from '../vocabulary.ts'

type Parts = Pick<PeopleParts, 'sessions' | 'config'>

/** Ends an operator's session in the school. Whoever is none stays where they are. */
export async function leaveSchool(ctx: OutsideCtx, { request, reply }: Exchange, parts: Parts): Promise<WayOn> {
  const secret = sessionCookie(request)
  if (!isSupport(ctx.actor) || secret === undefined) return { redirect_to: HOMES.admin }
  const id = digestOf(secret)
  await ctx.inTransaction(({ tx }) => tx.delete(sessionRows).where(eq(sessionRows.id, id)))
  parts.sessions.forget(id)
  clearSessionCookie(reply)
  return { redirect_to: wayOut(ctx, { request, reply }, parts) }
}

/** Where an operator goes who is not in the school any more: its page among all schools. */
export function wayOut(
  { school }: Pick<OutsideCtx, 'school'>,
  { reply }: Exchange,
  { config }: Pick<Parts, 'config'>,
): string {
  clearSupportCookie(reply)
  return `${config.production ? 'https' : 'http'}://${config.platformHost}/operator/schools/${school.id}`
}
