import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { sessionCookie } from '../session-cookie.ts'
import { signedIn } from '../signed-in.ts'
import { sessions } from '../tables.ts'
import type { listSessions as endpoint } from './contract.ts'
import { deviceOf } from './device-of.ts'

const MOST = 100

export async function listSessions(ctx: Ctx, _input: unknown, { request }: Exchange): Promise<Answer<typeof endpoint>> {
  const own = digestOf(sessionCookie(request) ?? '')
  const rows = await ctx.tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, signedIn(ctx).id), isNull(sessions.openedFrom), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(sessions.renewedAt), desc(sessions.createdAt))
    .limit(MOST)
  return {
    sessions: rows.map(({ id, userAgent, country, createdAt, renewedAt }) => ({
      id,
      ...deviceOf(userAgent),
      country,
      first_seen_at: createdAt.toISOString(),
      last_seen_at: renewedAt.toISOString(),
      is_this: id === own,
    })),
  }
}
