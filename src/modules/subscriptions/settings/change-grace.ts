import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { changeGrace as endpoint } from '../contract.ts'
import { subscriptionSettings } from '../tables.ts'

/** From now on: what was refused before keeps the grace that it was given. */
export async function changeGrace(
  ctx: Ctx,
  { grace_days: graceDays }: Input<typeof endpoint>,
): Promise<{ done: true }> {
  await ctx.tx
    .insert(subscriptionSettings)
    .values({ graceDays })
    .onConflictDoUpdate({ target: subscriptionSettings.schoolId, set: { graceDays } })
  ctx.note({ subject: String(graceDays), url: '/home/members' })
  return { done: true }
}
