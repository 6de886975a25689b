import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { askGateway } from './ask-gateway.ts'
import type { TransactionState } from './contract.ts'
import { getByHash } from './find-transaction.ts'
import type { Gateways } from './gateways.ts'
import { type Transaction, transactions } from './tables.ts'
import { type IsFulfilled, tellState } from './tell-state.ts'
import { isSettled } from './vocabulary.ts'

const NOTIFICATION_EXPECTED_WITHIN = 2 * SECOND
const ASKED_AT_MOST_EVERY = 4 * SECOND

/** How a payment stands (commerce §4). @throws GatewayUnavailable when the gateway was asked and did not answer. */
export async function pollTransaction(
  ctx: OutsideCtx,
  { hash }: { hash: string },
  { gateways, isFulfilled }: { gateways: Gateways; isFulfilled: IsFulfilled },
): Promise<TransactionState> {
  const { transaction, known } = await ctx.inTransaction(async (inside) => {
    const found = await getByHash(inside, hash)
    const isOurTurn = await takeTurn(inside, found)
    return { transaction: found, known: isOurTurn ? undefined : await tellState(inside, found, isFulfilled) }
  })
  if (known) return known
  const answered = await askGateway(ctx, transaction, gateways)
  return ctx.inTransaction((inside) => tellState(inside, answered, isFulfilled))
}

/** Whoever may ask the gateway now: one of all pages and processes that look at the same payment. */
async function takeTurn({ tx, now }: Ctx, { id, status, createdAt }: Transaction): Promise<boolean> {
  if (isSettled(status) || now.getTime() - createdAt.getTime() < NOTIFICATION_EXPECTED_WITHIN) return false
  const longAgo = new Date(now.getTime() - ASKED_AT_MOST_EVERY)
  const taken = await tx
    .update(transactions)
    .set({ checkedAt: now })
    .where(and(eq(transactions.id, id), or(isNull(transactions.checkedAt), lt(transactions.checkedAt, longAgo))))
    .returning({ id: transactions.id })
  return taken.length > 0
}
