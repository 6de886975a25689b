import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { setTimeZone as endpoint } from './contract.ts'
import { schools } from './tables.ts'

/** From now on days begin and times are shown by the clocks of this zone. What was set as a moment stays that moment. */
export async function setTimeZone(ctx: Ctx, { time_zone: timeZone }: Input<typeof endpoint>): Promise<{ done: true }> {
  ctx.note({ subject: timeZone, url: '/home/settings/school' })
  await ctx.tx.update(schools).set({ timeZone }).where(eq(schools.id, ctx.school.id))
  return { done: true }
}
