import { and, eq, gt } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { landingOf } from '../landing.ts'
import type { PeopleParts } from '../parts.ts'
import { startSession } from '../start-session.ts'
import { handovers } from '../tables.ts'

/** Follows the link a new admin was given on the platform's host. A used, old or foreign one leads to the login. */
export async function enterSchool(
  ctx: OutsideCtx,
  { token }: { token: string },
  exchange: Exchange,
  { cookies }: PeopleParts,
): Promise<string> {
  if (exchange.request.headers['sec-fetch-site'] === 'cross-site') return '/login'
  const [link] = await ctx.inTransaction(({ tx }) =>
    tx
      .delete(handovers)
      .where(and(eq(handovers.id, digestOf(token)), gt(handovers.expiresAt, ctx.now)))
      .returning({ personId: handovers.personId }),
  )
  if (!link) return '/login'
  await startSession(ctx, exchange, link.personId, cookies)
  return landingOf('admin')
}
