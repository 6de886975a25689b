import { type Ctx, holdsRight } from '#platform/context.ts'
import type { Waiting } from './contract.ts'
import { WAITING_KINDS } from './vocabulary.ts'
import type { Waiters } from './waiters.ts'

export async function countWaiting(ctx: Ctx, waiters: Waiters): Promise<{ data: Waiting[] }> {
  const data: Waiting[] = []
  for (const kind of WAITING_KINDS) {
    const waiter = waiters.of(kind)
    if (!waiter || !holdsRight(ctx.actor, waiter.right)) continue
    const { count, path } = await waiter.count(ctx)
    if (count > 0) data.push({ kind, count, path })
  }
  return { data }
}
