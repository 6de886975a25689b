import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { setTimeZone as endpoint } from './contract.ts'
import type { SchoolFinder } from './find-school.ts'
import { schools } from './tables.ts'

/** From now on days begin and times are shown by the clocks of this zone. What was set as a moment stays that moment. */
export async function setTimeZone(
  ctx: OutsideCtx,
  { time_zone: timeZone }: Input<typeof endpoint>,
  finder: SchoolFinder,
): Promise<{ done: true }> {
  await ctx.inTransaction((inside) => {
    inside.note({ subject: timeZone, url: '/home/settings/school' })
    return inside.tx.update(schools).set({ timeZone }).where(eq(schools.id, ctx.school.id))
  })
  finder.forget(ctx.school.id)
  return { done: true }
}
