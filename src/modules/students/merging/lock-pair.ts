import { asc, inArray } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { goneInto, type PersonRow } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import { AdminsNotMerged, MergedMeanwhile, MergedWithItself } from '../refusals.ts'

interface Pair {
  keptId: string
  goneId: string
}

/** Refuses with 404 who has no account here, with 409 an admin, one account twice, and one that has become part of another. */
export async function findPair(ctx: Ctx, pair: Pair): Promise<{ kept: PersonRow; gone: PersonRow }> {
  return admit(ctx, pair, await pairOf(ctx, pair))
}

/**
 * The same, and nobody else moves either of them, or an order of theirs, before this unit of work ends. Orders come first, as whoever moves one on
 * locks it before its buyer; all by their ids, so that two who merge the same accounts wait for each other, not in a circle.
 */
export async function lockPair(ctx: Ctx, pair: Pair): Promise<{ kept: PersonRow; gone: PersonRow }> {
  await ctx.tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.studentId, [pair.keptId, pair.goneId]))
    .orderBy(asc(orders.id))
    .for('update')
  return admit(ctx, pair, await pairOf(ctx, pair).for('update'))
}

const pairOf = ({ tx }: Ctx, { keptId, goneId }: Pair) =>
  tx
    .select()
    .from(people)
    .where(inArray(people.id, [keptId, goneId]))
    .orderBy(asc(people.id))

async function admit(ctx: Ctx, { keptId, goneId }: Pair, rows: PersonRow[]) {
  const kept = rows.find(({ id }) => id === keptId)
  const gone = rows.find(({ id }) => id === goneId)
  if (!kept || !gone) {
    refuseUnless(!(await goneInto(ctx, [keptId, goneId])), new MergedMeanwhile())
    throw new NotFound()
  }
  for (const { role } of [kept, gone]) refuseUnless(role === 'student' || role === 'admin', new NotFound())
  refuseUnless(kept.role === 'student' && gone.role === 'student', new AdminsNotMerged())
  refuseUnless(keptId !== goneId, new MergedWithItself())
  return { kept, gone }
}
