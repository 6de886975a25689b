import { and, eq, isNull } from 'drizzle-orm'
import { signedIn } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { SecondFactor } from './contract.ts'
import { authenticators, recoveryCodes } from './tables.ts'

export async function getSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { id } = signedIn(ctx)
  const [authenticator] = await ctx.tx
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.personId, id))
  const left = await ctx.tx.$count(recoveryCodes, and(eq(recoveryCodes.personId, id), isNull(recoveryCodes.usedAt)))
  return {
    authenticator_since: authenticator?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: left,
  }
}
