import { eq } from 'drizzle-orm'
import { requireOwnPassword } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { secondFactorChanged } from './events.ts'
import { keepDemand } from './keep-demand.ts'
import { limitCodes } from './limits.ts'
import type { SecondFactorParts } from './parts.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { NoSecondFactor } from './refusals.ts'
import { secondFactors } from './second-factors.ts'
import { authenticators } from './tables.ts'
import { takeCode } from './take-code.ts'

type PasswordAndCode = Input<typeof contract.switchOffSecondFactor>

export const switchOffSecondFactor = (
  ctx: OutsideCtx,
  given: PasswordAndCode,
  parts: SecondFactorParts,
): Promise<{ done: true }> =>
  withBoth(ctx, given, parts, async (inside, personId) => {
    await inside.tx.delete(authenticators).where(eq(authenticators.personId, personId))
    await keepDemand(inside, personId)
    inside.emit(secondFactorChanged({ person_id: personId, change: 'off' }))
    return { done: true }
  })

export const renewRecoveryCodes = (
  ctx: OutsideCtx,
  given: PasswordAndCode,
  parts: SecondFactorParts,
): Promise<Answer<typeof contract.renewRecoveryCodes>> =>
  withBoth(ctx, given, parts, async (inside, personId) => {
    inside.emit(secondFactorChanged({ person_id: personId, change: 'codes-renewed' }))
    return { recovery_codes: await makeRecoveryCodes(inside, personId) }
  })

/** What takes password and code, both. Refuses with 422 under the wrong one, with 409 whoever has no second factor. */
async function withBoth<Done>(
  ctx: OutsideCtx,
  { password, code }: PasswordAndCode,
  { units, keys }: SecondFactorParts,
  work: (inside: Ctx, personId: string) => Promise<Done>,
): Promise<Done> {
  const { id } = await requireOwnPassword(ctx, { password, purpose: 'change-second-factor' }, units)
  return limitCodes(units, id, () =>
    ctx.answering(async (inside) => {
      refuseUnless(await secondFactors.areAskedOf(inside, id), new NoSecondFactor())
      await takeCode(inside, keys, id, code)
      return work(inside, id)
    }),
  )
}
