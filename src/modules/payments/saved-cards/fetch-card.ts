import type { OutsideCtx } from '#platform/context.ts'
import { GatewayUnavailable } from '#providers/payments/port.ts'
import { askGateway } from '../ask-gateway.ts'
import type { Gateways } from '../gateways.ts'
import type { Transaction } from '../tables.ts'
import { isCardOwed } from './keep-card.ts'

/** A notification tells no token: whoever needs the card of a payment at once asks the gateway for it. While that does not answer, there is none. */
export async function fetchCard(ctx: OutsideCtx, transaction: Transaction, gateways: Gateways): Promise<void> {
  if (!isCardOwed(transaction)) return
  await askGateway(ctx, transaction, gateways).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error
  })
}
