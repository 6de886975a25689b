import { isFailed } from '#modules/payments/vocabulary.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { beginAttempt } from '../charging/begin-attempt.ts'
import { chargeMember } from '../charging/charging.ts'
import type { confirmCharge as endpoint } from '../contract.ts'
import { newestPeriod } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import type { ChargingParts } from '../parts.ts'
import { CardRefused, ChargeUnderWay, NothingToCharge } from '../refusals.ts'
import { refuseTooManyCards } from './refuse-too-many-cards.ts'

/** Pays what is at risk with the card that is kept, while its holder is there: their bank asks them. Refuses with 409 where nothing is at risk. */
export async function confirmCharge(
  ctx: OutsideCtx,
  sent: Input<typeof endpoint>,
  secretKey: string,
  parts: ChargingParts,
): Promise<Answer<typeof endpoint>> {
  const attempt = await ctx.inTransaction(async (inside) => {
    const membership = await lockOwn(inside, sent, secretKey)
    await refuseTooManyCards(inside, membership.studentId)
    const period = await newestPeriod(inside, membership)
    refuseUnless(membership.endedAt === null && period.state === 'open', new NothingToCharge())
    const begun = await beginAttempt(inside, { membership, period, isByHolder: true }, parts.gateways)
    if (!begun) throw new ChargeUnderWay()
    return begun
  })
  const paid = await chargeMember(ctx, attempt, parts)
  if (isFailed(paid.status)) throw new CardRefused()
  return { redirect: paid.authenticationUrl ?? `/payment/${paid.hash}` }
}
