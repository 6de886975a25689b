import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { enterAsSupport } from '../support/enter-as-support.ts'
import { landingOf } from '../landing.ts'
import type { PeopleParts } from '../parts.ts'
import { startSession } from '../start-session.ts'
import { handovers, people } from '../tables.ts'

/** Follows the link a new admin, or an operator, was given on the platform's host. A used, old or foreign one leads to the login. */
export async function enterSchool(
  ctx: OutsideCtx,
  { token }: { token: string },
  exchange: Exchange,
  { config, units }: Pick<PeopleParts, 'config' | 'units'>,
): Promise<string> {
  if (isFromStranger(exchange.request, config.platformHost)) return '/login'
  const [admin] = await ctx.inTransaction(async ({ tx }) => {
    const [link] = await tx
      .delete(handovers)
      .where(and(eq(handovers.id, digestOf(token)), gt(handovers.expiresAt, ctx.now)))
      .returning({ personId: handovers.personId })
    return link ? tx.select().from(people).where(eq(people.id, link.personId)) : []
  })
  if (!admin) return '/login'
  if (admin.role === 'operator') return enterAsSupport(ctx, exchange, admin, units)
  await startSession(ctx, exchange, admin)
  return landingOf('admin')
}

/** The platform itself is another site to browsers where its domain is on the public suffix list. */
const isFromStranger = ({ headers }: FastifyRequest, platformHost: string): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && URL.parse(headers.referer ?? '')?.host !== platformHost
