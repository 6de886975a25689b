import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Gateways, notifyUrlOf } from '#modules/payments/index.ts'
import { paymentAccounts, transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME } from '#modules/payments/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import { memberships } from '#modules/subscriptions/tables.ts'
import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import {
  EARLIER_PAYMENTS_MAX,
  type EarlierPayment,
  tellEarlierPayments,
} from '#providers/payments/sandbox/tell-earlier-payments.ts'
import { readSandboxCredentials, sandboxCredentials } from '#providers/payments/sandbox/credentials.ts'

export interface TellBankParts {
  config: Pick<Config, 'sandboxBank'>
  gateways: Pick<Gateways, 'notifyOrigin'>
}

const ANSWERS_WITHIN = 5 * SECOND

/** Two of the bank's cards: one that pays, and one that is refused from its second charge on. */
const CARDS = { pays: '5555555555554444', isRefusedLater: '4000000000000341' }
const CARD_YEARS = 3

/**
 * Tells the sandbox bank of each payment of the school that was written and never charged, and puts down what the bank calls it: now it can be given
 * back. Safe to repeat. Leaves them as they are where there is no such bank.
 */
export async function tellBank(ctx: OutsideCtx, { config, gateways }: TellBankParts): Promise<void> {
  if (!config.sandboxBank) return
  const { origin, secret } = config.sandboxBank
  const { merchant } = readSandboxCredentials(sandboxCredentials(secret))
  const bank = { origin, merchant, timeout: ANSWERS_WITHIN }
  for (;;) {
    const untold = await ctx.reading(findUntold)
    if (untold.length === 0) return
    const known = await tellEarlierPayments(
      bank,
      untold.map((payment) => earlierPayment(ctx, payment, notifyUrlOf(gateways, payment.gateway, ctx.school.id))),
    )
    await ctx.inTransaction((inside) => putDown(inside, known))
  }
}

type Untold = Awaited<ReturnType<typeof findUntold>>[number]

const findUntold = ({ tx }: Ctx) =>
  tx
    .select({
      transaction: transactions,
      payer: people,
      gateway: paymentAccounts.gateway,
      lastCharge: memberships.lastCharge,
    })
    .from(transactions)
    .leftJoin(memberships, eq(memberships.cardFrom, transactions.id))
    .innerJoin(paymentAccounts, eq(paymentAccounts.id, transactions.accountId))
    .innerJoin(people, eq(people.id, transactions.payerId))
    .where(
      and(
        isNull(transactions.gatewayPaymentId),
        inArray(transactions.status, IN_OUTCOME.completed),
        inArray(paymentAccounts.gateway, ['sandbox', 'sandbox_own']),
      ),
    )
    .orderBy(asc(transactions.settledAt), asc(transactions.id))
    .limit(EARLIER_PAYMENTS_MAX)

const earlierPayment = (
  { school }: OutsideCtx,
  { transaction, payer: { name, email, language }, lastCharge }: Untold,
  notifyUrl: string,
): EarlierPayment => ({
  idempotencyKey: transaction.id,
  account: transaction.accountId,
  amount: transaction.amount,
  currency: transaction.currency,
  refundedAmount: transaction.refundedAmount,
  description: transaction.description,
  merchantName: school.name,
  customer: { name, email },
  returnUrl: `${school.origin}/payment/${transaction.hash}`,
  notifyUrl,
  language: language ?? school.language,
  paidAt: transaction.createdAt,
  ...(transaction.keepsCardMinutes === 0 && {
    keptCard: {
      number: lastCharge === 'past_due' ? CARDS.isRefusedLater : CARDS.pays,
      expiryMonth: 12,
      expiryYear: transaction.createdAt.getUTCFullYear() + CARD_YEARS,
    },
  }),
})

/** From now on the bank can be asked for the cards that are to be kept, which it is within a minute. */
async function putDown({ tx }: Ctx, known: ReadonlyMap<string, string>): Promise<void> {
  const told = JSON.stringify([...known].map(([id, payment]) => ({ id, payment })))
  await tx.execute(sql`
    update ${transactions} set
      gateway_payment_id = told.payment,
      card_settled_at = case when keeps_card_minutes is null then card_settled_at end
    from jsonb_to_recordset(${told}::jsonb) as told (id uuid, payment text)
    where ${transactions.id} = told.id and gateway_payment_id is null`)
}
