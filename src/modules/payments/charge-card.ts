import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { type ChargeOrder, type ChargeOutcome, type Gateway, GatewayUnavailable } from '#providers/payments/port.ts'
import { type Gateways, notifyUrlOf } from './gateways.ts'
import { recordAnswer } from './record-answer.ts'
import type { StartedPayment } from './start-payment.ts'
import type { Transaction } from './tables.ts'

export interface CardCharge {
  /** as the payer's browser locked it, kept nowhere; or the token of one that was kept */
  card: ChargeOrder['card']
  customer: { name: string; email: string }
}

/** Puts an answer down together with what it settles; `record` is called once, after whatever has to be locked before a payment is. */
export type Settle = (ctx: Ctx, record: () => Promise<Transaction>) => Promise<Transaction>

const BEFORE_SENDING_AGAIN_MS = 300

/**
 * Steps two and three: charges through the gateway and puts its answer down, in one transaction with what it settles. Where that
 * cannot be settled the answer is put down all the same. Without an answer the transaction stays STARTED, and polling, notifications
 * and reconciliation find out what became of it.
 */
export async function chargeCard(
  ctx: OutsideCtx,
  { transaction, through: { name, gateway } }: StartedPayment,
  charge: CardCharge,
  { gateways, settle }: { gateways: Gateways; settle: Settle },
): Promise<Transaction> {
  const notifyUrl = notifyUrlOf(gateways, name, ctx.school.id)
  return gateways.charges.during(transaction.id, async () => {
    const outcome = await sendTwiceAtMost(gateway, orderFor(ctx, transaction, { ...charge, notifyUrl }))
    if (!outcome) return transaction
    const record = (inside: Ctx) => recordAnswer(inside, transaction.id, outcome, gateways)
    try {
      return await ctx.inTransaction((inside) => settle(inside, () => record(inside)))
    } catch (error) {
      await ctx.inTransaction(record)
      throw error
    }
  })
}

/** The key is the same both times, so a lost answer is heard again and nothing is charged twice. */
async function sendTwiceAtMost(gateway: Gateway, order: ChargeOrder): Promise<ChargeOutcome | undefined> {
  for (const isLast of [false, true]) {
    try {
      return await gateway.charge(order)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      if (!isLast) await pause(BEFORE_SENDING_AGAIN_MS)
    }
  }
  return undefined
}

function orderFor(
  { school, language }: OutsideCtx,
  { id, hash, amount, currency, description, keepsCardMinutes, isPayerAway }: Transaction,
  { card, customer, notifyUrl }: CardCharge & Pick<ChargeOrder, 'notifyUrl'>,
): ChargeOrder {
  return {
    idempotencyKey: id,
    amount,
    currency,
    description,
    merchantName: school.name,
    card,
    wantsSavedCard: keepsCardMinutes !== null,
    offSession: isPayerAway,
    customer,
    returnUrl: `${school.origin}/payment/${hash}`,
    notifyUrl,
    language,
  }
}
