import { and, asc, eq, isNull } from 'drizzle-orm'
import { signedIn } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { SecondFactor } from './contract.ts'
import { isDemandedOf } from './keep-demand.ts'
import { viewPasskey } from './passkeys/view-passkey.ts'
import { authenticators, passkeys, recoveryCodes } from './tables.ts'
import { PASSKEYS_MAX } from './vocabulary.ts'

export async function getSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { id } = signedIn(ctx)
  const [authenticator] = await ctx.tx
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.personId, id))
  const left = await ctx.tx.$count(recoveryCodes, and(eq(recoveryCodes.personId, id), isNull(recoveryCodes.usedAt)))
  const own = await ctx.tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(PASSKEYS_MAX)
  const isOneLeft = own.length + (authenticator?.confirmedAt ? 1 : 0) < 2
  return {
    passkeys: own.map(viewPasskey),
    authenticator_since: authenticator?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: left,
    can: { remove: !(isOneLeft && (await isDemandedOf(ctx))) },
  }
}
