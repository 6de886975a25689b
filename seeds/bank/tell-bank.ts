import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Gateways, notifyUrlOf } from '#modules/payments/index.ts'
import { paymentAccounts, transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME } from '#modules/payments/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
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
    .select({ transaction: transactions, payer: people, gateway: paymentAccounts.gateway })
    .from(transactions)
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
  { transaction, payer: { name, email, language } }: Untold,
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
})

async function putDown({ tx }: Ctx, known: ReadonlyMap<string, string>): Promise<void> {
  const told = JSON.stringify([...known].map(([id, payment]) => ({ id, payment })))
  await tx.execute(sql`
    update ${transactions} set gateway_payment_id = told.payment
    from jsonb_to_recordset(${told}::jsonb) as told (id uuid, payment text)
    where ${transactions.id} = told.id and gateway_payment_id is null`)
}
