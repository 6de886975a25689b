import type { z } from 'zod'
import { type AdminMailParts, writeToAdmins } from '#modules/people/index.ts'
import type { paymentDisputed } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { disputeLetter } from '../mails/dispute-letter.ts'
import { findSold } from './find-sold.ts'

/** Tells the school's admins that a buyer asked their bank for the money back, once for a payment. */
export async function tellDispute(
  ctx: Ctx,
  { order_id: orderId, transaction_id: transactionId }: z.output<(typeof paymentDisputed)['payload']>,
  parts: AdminMailParts,
): Promise<void> {
  const sold = await findSold(ctx, orderId)
  if (!sold) return
  const letter = disputeLetter(sold, ctx.school)
  await writeToAdmins(ctx, { kind: 'dispute', cause: `dispute:${transactionId}`, letter }, parts)
}
