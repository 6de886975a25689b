import { eq } from 'drizzle-orm'
import { findTransactionOf } from '#modules/payments/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { CompletionParts } from '../complete-order.ts'
import { contractWithdrawn } from '../events.ts'
import { lockOrder } from '../lock-order.ts'
import { endAccess } from '../orders/end-access.ts'
import { withdrawals } from './tables.ts'
import { STATEMENT_VERSION } from '../vocabulary.ts'
import { returnEndsAt } from './deadline.ts'
import { judge, keptOf } from './policy.ts'
import { readContracts } from './read-contracts.ts'
import { wordReason } from './word-reason.ts'
import { wordStatement } from './word-statement.ts'
import { writeReceipt } from './write-receipt.ts'

/**
 * Keeps a statement with its time and what the law says to it, once for an order; writes the receipt, and when it is accepted
 * ends the access that came from the order. A payment that comes later is given back (`complete-order.ts`).
 */
export async function keepWithdrawal(
  ctx: Ctx,
  { orderId, name }: { orderId: string; name: string },
  parts: CompletionParts,
): Promise<void> {
  const locked = await lockOrder(ctx, orderId)
  if (!locked) return
  const { order, lines } = locked
  const transaction = await findTransactionOf(ctx, orderId)
  const concluded = { ...locked, transactionId: transaction?.id }
  const contract = (await readContracts(ctx, [concluded], { ...parts, lock: true })).get(orderId)!
  const judged = judge(contract, ctx.now)
  const isSettled = judged.dueAmount <= (transaction?.refundedAmount ?? 0)
  const [buyer] = await ctx.tx.select({ email: people.email }).from(people).where(eq(people.id, order.studentId))
  const [kept] = await ctx.tx
    .insert(withdrawals)
    .values({
      orderId,
      name,
      email: buyer!.email,
      text: wordStatement(ctx, order.number),
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
  ctx.emit(contractWithdrawn({ order_id: orderId, withdrawal_id: kept.id, due_at: dueAt }))
}
