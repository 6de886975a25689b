import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { CompletionParts } from '../complete-order.ts'
import { orders } from '../tables.ts'
import type { findLeftWith as endpoint } from './contract.ts'
import { followBetter, leftWith } from './follow-better.ts'
import { readConcluded } from './read-concluded.ts'
import { readContracts } from './read-contracts.ts'
import { readOrderNumber } from './read-order-number.ts'
import { withBetter } from './with-better.ts'

/** What else is left with an order of one's own, for the statement to name; nothing where the number is of no such order. */
export async function findLeftWith(
  ctx: Ctx,
  { order: typed }: Input<typeof endpoint>,
  parts: Pick<CompletionParts, 'fulfillables'>,
): Promise<Answer<typeof endpoint>> {
  const { actor, tx, now } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const [own] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, readOrderNumber(typed)), eq(orders.studentId, actor.id)))
  if (!own) return { also: [] }
  const { all, standing } = await withBetter(ctx, await readConcluded(ctx, [own.id]))
  const contracts = followBetter(await readContracts(ctx, all, { ...parts, lock: false }), standing, now)
  const left = leftWith(own.id, contracts, standing, now)
  return {
    also: standing
      .filter(({ orderId }) => left.includes(orderId) && orderId !== own.id)
      .map(({ number, title }) => ({ number, title })),
  }
}
