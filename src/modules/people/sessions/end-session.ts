import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { PeopleParts } from '../parts.ts'
import { sessionCookie } from '../session-cookie.ts'
import { signedIn } from '../signed-in.ts'
import { sessions as sessionRows } from '../tables.ts'

type Parts = Pick<PeopleParts, 'sessions'>

/** Refuses with 404 what is nobody's, and what is somebody else's. */
export async function endSession(
  ctx: OutsideCtx,
  { sessionId }: { sessionId: string },
  parts: Parts,
): Promise<{ done: true }> {
  const [ended] = await endOwn(ctx, eq(sessionRows.id, sessionId), parts)
  foundOr404(ended)
  return { done: true }
}

export async function endOtherSessions(ctx: OutsideCtx, { request }: Exchange, parts: Parts): Promise<{ done: true }> {
  await endOwn(ctx, ne(sessionRows.id, digestOf(sessionCookie(request) ?? '')), parts)
  return { done: true }
}

/** The database tells all other processes. */
async function endOwn(ctx: OutsideCtx, which: SQL, { sessions }: Parts): Promise<{ id: string }[]> {
  const ended = await ctx.inTransaction(({ tx }) =>
    tx
      .delete(sessionRows)
      .where(and(eq(sessionRows.personId, signedIn(ctx).id), which))
      .returning({ id: sessionRows.id }),
  )
  for (const { id } of ended) sessions.forget(id)
  return ended
}
