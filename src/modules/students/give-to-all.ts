import { AlreadyHasAccess, type Fulfillables, giveAccess } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { GivenOutcome } from './vocabulary.ts'

interface GivenToAll {
  student_ids: string[]
  product_id: string
  reason: string
}

/**
 * An instructor's decision for several: each is given the product, and who has it keeps what they have. In the order of their ids, so that
 * two such decisions at once do not wait for each other in a circle.
 */
export async function giveToAll(
  ctx: Ctx,
  { student_ids: ids, product_id, reason }: GivenToAll,
  fulfillables: Fulfillables,
): Promise<Map<string, GivenOutcome>> {
  const outcomes = new Map<string, GivenOutcome>()
  for (const id of [...new Set(ids)].toSorted())
    outcomes.set(id, await giveOne(ctx, { id, product_id, reason }, fulfillables))
  return outcomes
}

async function giveOne(
  ctx: Ctx,
  given: { id: string; product_id: string; reason: string },
  fulfillables: Fulfillables,
): Promise<GivenOutcome> {
  try {
    await giveAccess(ctx, { ...given, access_days: 0 }, fulfillables)
    return 'given'
  } catch (refusal) {
    if (refusal instanceof AlreadyHasAccess) return 'had'
    throw refusal
  }
}
