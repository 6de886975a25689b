import type { Ctx } from '#platform/context.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import { newSecret } from '#platform/ids.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { type ConnectedGateway, CurrencyNotTaken, type Gateways } from './gateways.ts'
import { takesCurrency } from './policy.ts'
import type { CardConsent } from './saved-cards/card-consent.ts'
import { type Transaction, transactions } from './tables.ts'

export interface NewPayment {
  /** what is paid for; whoever asks for the money knows it by this */
  orderId: string
  payerId: string
  /** minor units; 0 only checks a card that is to be kept */
  amount: number
  currency: string
  /** what the payer's statement says */
  description: string
  checkoutPath: string
  purchasePath: string
  /** for how long its payer lets the card be kept once it is paid; 0: as long as a membership needs it; null: not at all */
  keepsCardMinutes?: number | null
  /** and to what they agreed, where it is kept so long */
  cardConsent?: CardConsent | null
  /** nobody is there to confirm it; only of a card that is kept */
  isPayerAway?: boolean
  /** of a card that is kept: the account that keeps it; left out, through which the school takes money now */
  accountId?: string
}

/** A payment that no gateway has heard of yet, and the one it goes through. */
export interface StartedPayment {
  transaction: Transaction
  through: ConnectedGateway
}

/**
 * First of three steps: puts the payment down beside the order, before any gateway hears of it. `chargeCard` is next;
 * when it never comes, the payment ends as ERROR.
 */
export async function startPayment(ctx: Ctx, payment: NewPayment, gateways: Gateways): Promise<StartedPayment> {
  const through = await (payment.accountId ? gateways.gatewayOf(ctx, payment.accountId) : gateways.gatewayFor(ctx))
  refuseUnless(takesCurrency(through.gateway.capabilities, payment.currency), new CurrencyNotTaken())
  const row = { ...payment, hash: newSecret(), accountId: through.accountId, createdAt: ctx.now }
  const [transaction] = await paymentPutDown(ctx.tx, [row])
  return { transaction: transaction!, through }
}

const paymentPutDown = preparedInsert('payment_put_down', transactions)
