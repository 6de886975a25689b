import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import type { disputeDecided, paymentDisputed } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { decisionLetter, disputeLetter } from './dispute-letter.ts'
import { findSold } from './find-sold.ts'

/** Tells the school's admins that a buyer asked their bank for the money back, once for a payment. */
export async function tellDispute(
  ctx: Ctx,
  {
    order_id: orderId,
    transaction_id: id,
    respond_by: respondBy,
    disputed_amount: disputed,
    fee,
  }: z.output<(typeof paymentDisputed)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const sold = await findSold(ctx, orderId)
  if (!sold) return
  const letter = disputeLetter({ ...sold, disputed, fee, respondBy }, ctx.school)
  await writeToAdmins(ctx, { kind: 'dispute', cause: `dispute:${id}`, letter }, parts)
}

/** And what that bank decided. */
export async function tellDecision(
  ctx: Ctx,
  {
    order_id: orderId,
    transaction_id: id,
    outcome,
    disputed_amount: disputed,
    fee,
  }: z.output<(typeof disputeDecided)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const sold = await findSold(ctx, orderId)
  if (!sold) return
  const letter = decisionLetter({ ...sold, disputed, fee, outcome }, ctx.school)
  await writeToAdmins(ctx, { kind: 'dispute', cause: `dispute-decided:${id}`, letter }, parts)
}
