import { MINUTE, SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { type Gateways, gatewayNamed } from './gateways.ts'
import { recordOutcome } from './record-outcome.ts'
import type { Transaction } from './tables.ts'

/** The gateway's "never heard of it" is final two minutes after the charge was last sent; the rest is for sending it twice. */
const CERTAIN_AFTER = 2 * MINUTE + 30 * SECOND

/** Learns from the gateway itself what became of a payment. @throws ProviderUnavailable when it does not answer. */
export async function askGateway(ctx: OutsideCtx, transaction: Transaction, gateways: Gateways): Promise<Transaction> {
  const payment = await gatewayNamed(gateways, transaction.provider).findPayment(transaction.id)
  if (!payment && ctx.now.getTime() - transaction.createdAt.getTime() < CERTAIN_AFTER) return transaction
  return ctx.inTransaction((inside) =>
    recordOutcome(inside, transaction.id, payment?.outcome ?? { status: 'never_arrived' }),
  )
}
