import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { SESSION_LIFETIME } from './session-cookie.ts'
import { sessions } from './tables.ts'

const USER_AGENT_MAX = 400

export interface Browser {
  /** where it has the session, without a port */
  host: string
  /** what it calls itself */
  userAgent?: string | undefined
  /** where it is, as ISO 3166-1 has it */
  country?: string | null
}

/** Signs a person in on one browser. Answers the secret for its cookie; only its digest is kept. */
export async function openSession(ctx: Ctx, personId: string, { host, userAgent, country }: Browser): Promise<string> {
  const secret = newSecret()
  await ctx.tx.insert(sessions).values({
    id: digestOf(secret),
    personId,
    host,
    userAgent: userAgent?.slice(0, USER_AGENT_MAX),
    country,
    renewedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + SESSION_LIFETIME),
  })
  return secret
}
