import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { setSeller as endpoint } from './contract.ts'
import { schools } from './tables.ts'

/** From the next order on: those there are keep who they were made with. */
export async function setSeller(ctx: Ctx, seller: Input<typeof endpoint>): Promise<{ done: true }> {
  ctx.note({ subject: seller.name, url: '/home/settings/school' })
  await ctx.tx.update(schools).set({ seller }).where(eq(schools.id, ctx.school.id))
  return { done: true }
}
