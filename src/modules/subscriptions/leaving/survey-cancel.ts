import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import type { surveyCancel as endpoint } from '../contract.ts'
import { lockOwn } from '../find-own.ts'
import { NothingToCharge } from '../refusals.ts'
import { cancelSurveys } from '../tables.ts'
import { OTHER_REASON_MIN, REASONS_IN_WORDS } from '../vocabulary.ts'

/** Keeps why somebody left, once for a membership; what is sent later takes its place. 422 for a reason that wants words and has too few. */
export async function surveyCancel(
  ctx: Ctx,
  { reason, other_reason: otherReason, membership_id }: Input<typeof endpoint>,
  secretKey: string,
): Promise<{ done: true }> {
  const words = otherReason.trim()
  if (REASONS_IN_WORDS.includes(reason) && words.length < OTHER_REASON_MIN)
    throw invalidField('other_reason', 'subscriptions.reason-too-short', { min: OTHER_REASON_MIN })
  const { id: membershipId, status } = await lockOwn(ctx, { membership_id }, secretKey)
  refuseUnless(status === 'canceled', new NothingToCharge())
  const said = { reason, otherReason: REASONS_IN_WORDS.includes(reason) ? words : '' }
  await ctx.tx
    .insert(cancelSurveys)
    .values({ membershipId, ...said, createdAt: ctx.now })
    .onConflictDoUpdate({ target: cancelSurveys.membershipId, set: said })
  return { done: true }
}
