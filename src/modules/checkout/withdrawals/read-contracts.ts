import type { Fulfillables } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type Concluded, contractOf } from './contract-of.ts'
import type { Contract } from './policy.ts'

interface Reading {
  fulfillables: Fulfillables
  /** nobody is given a seat of theirs until the commit */
  lock: boolean
}

/** What the law asks of orders, by their ids: what was agreed, and what of it has begun. */
export async function readContracts(
  ctx: Ctx,
  concluded: Concluded[],
  { fulfillables, lock }: Reading,
): Promise<Map<string, Contract>> {
  const forOthers = concluded.flatMap(({ lines }) => lines.filter(({ seats }) => seats > 0))
  const orderLineIds = forOthers.map(({ id }) => id)
  const given = await fulfillables.seats.given(ctx, { orderLineIds, lock })
  const { timeZone } = ctx.school
  return new Map(concluded.map((each) => [each.order.id, contractOf(each, { given, timeZone })]))
}
