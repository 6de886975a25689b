import type { Ctx } from '#platform/context.ts'
import { findStanding, type Standing } from '../owned/find-standing.ts'
import type { Concluded } from './contract-of.ts'
import { readConcluded } from './read-concluded.ts'

interface WithBetter {
  /** these, and then the orders of what stands on their lines, and on those of them */
  all: Concluded[]
  standing: Standing[]
}

/** Orders with those of the better variants that stand on them: the right to leave one follows the other's. */
export async function withBetter(ctx: Ctx, concluded: Concluded[]): Promise<WithBetter> {
  const all = [...concluded]
  const standing: Standing[] = []
  let fresh = concluded
  while (fresh.length > 0) {
    const found = await findStanding(
      ctx,
      fresh.flatMap(({ lines }) => lines.map(({ id }) => id)),
    )
    standing.push(...found)
    const missing = found.map(({ orderId }) => orderId).filter((id) => !all.some(({ order }) => order.id === id))
    fresh = await readConcluded(ctx, [...new Set(missing)])
    all.push(...fresh)
  }
  return { all, standing }
}
