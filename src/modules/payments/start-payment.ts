import type { Ctx } from '#platform/context.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import { newSecret } from '#platform/ids.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { type ConnectedGateway, CurrencyNotTaken, type Gateways } from './gateways.ts'
import { takesCurrency } from './policy.ts'
import { type Transaction, transactions } from './tables.ts'

export interface NewPayment {
  /** what is paid for; whoever asks for the money knows it by this */
  orderId: string
  payerId: string
  /** minor units, more than 0 */
  amount: number
  currency: string
  /** what the payer's statement says */
  description: string
  checkoutPath: string
  purchasePath: string
  /** for how long its payer lets the card be kept once it is paid; null: not at all */
  keepsCardMinutes?: number | null
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
  const through = await gateways.gatewayFor(ctx)
  refuseUnless(takesCurrency(through.gateway.capabilities, payment.currency), new CurrencyNotTaken())
  const row = { ...payment, hash: newSecret(), accountId: through.accountId, createdAt: ctx.now }
  const [transaction] = await paymentPutDown(ctx.tx, [row])
  return { transaction: transaction!, through }
}

const paymentPutDown = preparedInsert('payment_put_down', transactions)
