import { eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { setWeeklyGoal as endpoint } from './contract.ts'
import { weeklyGoals } from '../tables.ts'
import { listWeeklyGoals } from './own-weekly-goal.ts'

/** Safe to repeat: the call says what should be. Null is to do without one. */
export async function setWeeklyGoal(ctx: Ctx, { lectures }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const personId = ctx.actor.id
  if (lectures === null) await ctx.tx.delete(weeklyGoals).where(eq(weeklyGoals.personId, personId))
  else
    await ctx.tx
      .insert(weeklyGoals)
      .values({ personId, lectures, createdAt: ctx.now })
      .onConflictDoUpdate({ target: weeklyGoals.personId, set: { lectures } })
  const { data } = await listWeeklyGoals(ctx, {})
  return { goal: data[0] ?? null }
}
