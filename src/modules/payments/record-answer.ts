import type { Ctx } from '#platform/context.ts'
import type { Gateways } from './gateways.ts'
import { recordOutcome } from './record-outcome.ts'
import { keepCard } from './saved-cards/keep-card.ts'
import type { PaymentOutcome } from './status-after.ts'
import type { Transaction } from './tables.ts'

/** What the gateway answered when it was asked: the outcome, and the card that was to be kept. */
export async function recordAnswer(
  ctx: Ctx,
  transactionId: string,
  outcome: PaymentOutcome,
  { keys }: Pick<Gateways, 'keys'>,
): Promise<Transaction> {
  const recorded = await recordOutcome(ctx, transactionId, outcome)
  return outcome.status === 'approved' ? keepCard(ctx, recorded, outcome.savedCard, keys) : recorded
}
