import type { Ctx } from '#platform/context.ts'
import { firstStepsPutAway } from './tables.ts'

export async function putFirstStepsAway(ctx: Ctx): Promise<{ done: true }> {
  await ctx.tx.insert(firstStepsPutAway).values({ createdAt: ctx.now }).onConflictDoNothing()
  return { done: true }
}

export async function bringFirstStepsBack(ctx: Ctx): Promise<{ done: true }> {
  await ctx.tx.delete(firstStepsPutAway)
  return { done: true }
}
