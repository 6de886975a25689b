import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
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
  const found = await ctx.reading(async (inside) => {
    const transaction = await getByHash(inside, hash)
    return { transaction, state: await tellState(inside, transaction, isFulfilled) }
  })
  if (!isWorthAsking(ctx, found.transaction) || !(await takeTurn(ctx, found.transaction))) return found.state
  const answered = await askGateway(ctx, found.transaction, gateways)
  return ctx.reading((inside) => tellState(inside, answered, isFulfilled))
}

/** A notification comes sooner than an answer to a question asked at once. */
const isWorthAsking = ({ now }: OutsideCtx, { status, createdAt }: Transaction): boolean =>
  !isSettled(status) && now.getTime() - createdAt.getTime() >= NOTIFICATION_EXPECTED_WITHIN

/** Whoever may ask the gateway now: one of all pages and processes that look at the same payment. */
async function takeTurn(ctx: OutsideCtx, { id }: Transaction): Promise<boolean> {
  const longAgo = new Date(ctx.now.getTime() - ASKED_AT_MOST_EVERY)
  const taken = await ctx.inTransaction(({ tx, now }) =>
    tx
      .update(transactions)
      .set({ checkedAt: now })
      .where(and(eq(transactions.id, id), or(isNull(transactions.checkedAt), lt(transactions.checkedAt, longAgo))))
      .returning({ id: transactions.id }),
  )
  return taken.length > 0
}
