import { and, eq, inArray, isNull, or, gt, sql } from 'drizzle-orm'
import { type Gateways, NoGatewayConnected } from '#modules/payments/index.ts'
import { paymentAccounts, transactions } from '#modules/payments/tables.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { GatewayUnavailable } from '#providers/payments/port.ts'
import type { Finding } from '../tables.ts'

/** What gateways say they took and gave back, beside what we know of it; undefined where one cannot be asked now. */
export async function askBooks(ctx: OutsideCtx, gateways: Gateways): Promise<Finding[] | undefined> {
  const accounts = await ctx.reading(({ tx }) => tx.select({ id: paymentAccounts.id }).from(paymentAccounts))
  const findings: Finding[] = []
  for (const { id } of accounts) {
    const { gateway } = await ctx.aside((inside) => gateways.gatewayOf(inside, id))
    const books = await gateway.books()
    const own = await ctx.reading((inside) => readOwn(inside, id))
    if (own === undefined) return undefined
    const currencies = new Set([...books, ...own].map(({ currency }) => currency))
    for (const currency of currencies) {
      const at = (sums: { currency: string; amount: number }[]) =>
        sums.find((sum) => sum.currency === currency)?.amount ?? 0
      if (at(books) !== at(own)) findings.push({ proof: 'gateway', currency, ledger: at(own), other: at(books) })
    }
  }
  return findings
}

/** What of the payments of an account is not back; undefined while one of them is under way, and both may be right. */
async function readOwn({ tx }: Ctx, accountId: string) {
  const isUnderWay = or(isNull(transactions.settledAt), gt(transactions.refundingAmount, 0))
  const underWay = await tx.$count(transactions, and(eq(transactions.accountId, accountId), isUnderWay))
  if (underWay > 0) return undefined
  return tx
    .select({
      currency: transactions.currency,
      amount: sql`sum(${transactions.amount} - ${transactions.refundedAmount})`.mapWith(Number),
    })
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), inArray(transactions.status, ['PERFORMED', 'CLEARED'])))
    .groupBy(transactions.currency)
}

/** A gateway that is down or not connected any more proves nothing, and breaks nothing. */
export const cannotBeAsked = (error: unknown): boolean =>
  error instanceof GatewayUnavailable || error instanceof NoGatewayConnected
