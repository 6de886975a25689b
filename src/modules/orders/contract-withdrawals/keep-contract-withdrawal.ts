import { eq } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { findTransactionOf } from '#modules/payments/index.ts'
import { buyerEmail } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { CompletionParts } from '../complete-order.ts'
import { contractWithdrawn } from '../events.ts'
import { lockOrder, type LockedOrder } from '../lock-order.ts'
import { endAccess } from '../end-access.ts'
import { contractWithdrawals } from './tables.ts'
import { STATEMENT_VERSION } from '../vocabulary.ts'
import type { Concluded } from './contract-of.ts'
import { returnEndsAt } from './deadline.ts'
import { followBetter, leftWithRenewals } from './follow-better.ts'
import { type Contract, judge, keptOf } from './policy.ts'
import { readConcluded } from './read-concluded.ts'
import { readContracts } from './read-contracts.ts'
import { renewalsOf } from './renewals-of.ts'
import { withBetter } from './with-better.ts'
import { wordReason } from './word-reason.ts'
import { wordStatement } from './word-statement.ts'
import { writeReceipt } from './write-receipt.ts'

/**
 * Keeps a statement with its time and what the law says to it, once for an order; writes the receipt, and when it is accepted
 * ends the access that came from the order. A payment that comes later is given back (`complete-order.ts`). Better variants that what is left counted
 * towards are left with it, and so are further periods that go on with it, in one act, each by a withdrawal of its own.
 */
export async function keepContractWithdrawal(
  ctx: Ctx,
  { orderId, name }: { orderId: string; name: string },
  parts: CompletionParts,
): Promise<void> {
  const { locked, standing, renewals } = await lockTogether(ctx, orderId)
  if (locked.length === 0) return
  const concluded = locked.map((each) => ({ ...each, transactionId: each.transaction?.id }))
  const contracts = followBetter(await readContracts(ctx, concluded, { ...parts, lock: true }), standing, ctx.now)
  const left = leftWithRenewals(orderId, contracts, { standing, renewals }, ctx.now)
  const { order } = locked.find((each) => each.order.id === orderId)!
  const isOwn = isSignedIn(ctx.actor) && ctx.actor.id === order.studentId
  // Only to them the page told what else they leave.
  const also = isOwn ? standing.filter((each) => left.includes(each.orderId) && each.orderId !== orderId) : []
  const text = wordStatement(ctx, order.number, also)
  for (const id of left)
    await keepOne(
      ctx,
      locked.find((each) => each.order.id === id)!,
      contracts.get(id)!,
      { name, text },
      parts,
    )
}

type Leaving = LockedOrder &
  Pick<Concluded, 'agreedAt' | 'agreedTo'> & { transaction: Awaited<ReturnType<typeof findTransactionOf>> }

/** All of them by one lock before any is locked by itself, and found once more when nobody can change them. */
async function lockTogether(ctx: Ctx, orderId: string) {
  const ahead = await withBetter(ctx, await readConcluded(ctx, [orderId]))
  const locked: Leaving[] = []
  if (!ahead.all[0]) return { locked, standing: [], renewals: [] }
  const productIds = ahead.all.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  await lockPurchase(ctx, ahead.all[0].order.studentId, [...new Set(productIds)])
  const renewals = await renewalsOf(ctx, orderId)
  const { all, standing } = await withBetter(ctx, await readConcluded(ctx, [orderId, ...renewals]))
  for (const { order, agreedAt, agreedTo } of all)
    locked.push({
      ...(await lockOrder(ctx, order.id))!,
      agreedAt,
      agreedTo,
      transaction: await findTransactionOf(ctx, order.id),
    })
  return { locked, standing, renewals }
}

async function keepOne(
  ctx: Ctx,
  { order, lines, transaction }: Leaving,
  contract: Contract,
  statement: { name: string; text: string },
  parts: CompletionParts,
): Promise<void> {
  const judged = judge(contract, ctx.now)
  const isSettled = judged.dueAmount <= (transaction?.refundedAmount ?? 0)
  const [buyer] = await ctx.tx.select({ email: buyerEmail }).from(people).where(eq(people.id, order.studentId))
  const [kept] = await ctx.tx
    .insert(contractWithdrawals)
    .values({
      ...statement,
      orderId: order.id,
      email: buyer!.email,
      version: STATEMENT_VERSION,
      language: ctx.language,
      ...judged,
      createdAt: ctx.now,
      settledAt: isSettled ? ctx.now : null,
    })
    .onConflictDoNothing()
    .returning()
  if (!kept) return
  const accepted = new Set(kept.lines.filter(({ verdict }) => verdict === 'accepted').map(({ lineId }) => lineId))
  const ended = lines.filter(({ id }) => accepted.has(id))
  const units = contract.lines.flatMap((line) =>
    keptOf(contract, line, ctx.now).map((unit) => ({ ...unit, lineId: line.id, partId: line.partId })),
  )
  const reason = wordReason(ctx, order.number)
  const ending = { reason, transactionId: transaction?.id, isKnown: true, kept: units, ...parts }
  await endAccess(ctx, { order, lines: ended }, ending)
  await writeReceipt(ctx, { withdrawal: kept, order, lines }, parts)
  const calendar = { timeZone: ctx.school.timeZone, country: order.seller?.country }
  const dueAt = isSettled ? null : returnEndsAt(ctx.now, calendar).toISOString()
  ctx.emit(contractWithdrawn({ order_id: order.id, withdrawal_id: kept.id, due_at: dueAt }))
}
