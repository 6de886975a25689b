import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { setRefundRequestDays as endpoint } from './contract.ts'
import { schools } from './tables.ts'

/** From now on students may ask for their money so many days after buying, whenever they bought. */
export async function setRefundRequestDays(
  ctx: Ctx,
  { refund_request_days: days }: Input<typeof endpoint>,
): Promise<{ done: true }> {
  ctx.note({ subject: String(days), url: '/home/settings/school' })
  await ctx.tx.update(schools).set({ refundRequestDays: days }).where(eq(schools.id, ctx.school.id))
  return { done: true }
}
