import { endSavedCard, findTransactionOf } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'

/** What was offered after an order is bought, declined or come to nothing: nobody charges the card that was kept for it any more. */
export async function endCardAfter(ctx: Ctx, orderId: string | null): Promise<void> {
  const transaction = orderId === null ? undefined : await findTransactionOf(ctx, orderId)
  if (transaction) await endSavedCard(ctx, transaction.id)
}
