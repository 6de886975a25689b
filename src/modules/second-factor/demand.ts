import { and, asc, eq, not } from 'drizzle-orm'
import { type SessionFinder, signedIn } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { FirstYours } from './refusals.ts'
import { hasSecondFactor, secondFactors } from './second-factors.ts'
import { secondFactorDemands } from './tables.ts'

const NAMED = 20

export async function getSecondFactorDemand(ctx: Ctx): Promise<contract.Demand> {
  const { tx } = ctx
  const [demand] = await tx.select({ demandedAt: secondFactorDemands.demandedAt }).from(secondFactorDemands)
  const lacking = and(eq(people.role, 'admin'), not(hasSecondFactor(tx)))
  const named = await tx
    .select({ name: people.name })
    .from(people)
    .where(lacking)
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(NAMED)
  return {
    demanded_at: demand?.demandedAt.toISOString() ?? null,
    has_own: await secondFactors.areAskedOf(ctx, signedIn(ctx).id),
    lacking: await tx.$count(people, lacking),
    lacking_names: named.map(({ name }) => name),
  }
}

/** Safe to repeat. Refuses with 409 to demand what whoever asks has not: they would be held back themselves. */
export async function demandSecondFactor(
  ctx: OutsideCtx,
  { is_demanded: isDemanded }: Input<typeof contract.demandSecondFactor>,
  { sessions }: { sessions: SessionFinder },
): Promise<contract.Demand> {
  const answer = await ctx.answering(async (inside) => {
    const { tx, now } = inside
    const { id } = signedIn(inside)
    if (isDemanded) {
      refuseUnless(await secondFactors.areAskedOf(inside, id), new FirstYours())
      await tx.insert(secondFactorDemands).values({ demandedById: id, demandedAt: now }).onConflictDoNothing()
    } else await tx.delete(secondFactorDemands)
    return getSecondFactorDemand(inside)
  })
  sessions.forgetPeople(ctx.school.id)
  return answer
}
