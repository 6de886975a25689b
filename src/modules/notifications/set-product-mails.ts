import { eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { setProductMails as endpoint } from './contract.ts'
import { productMailRefusals } from './tables.ts'

export async function setProductMails(ctx: Ctx, { wanted }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const personId = ctx.actor.id
  if (wanted) await ctx.tx.delete(productMailRefusals).where(eq(productMailRefusals.personId, personId))
  else await ctx.tx.insert(productMailRefusals).values({ personId, createdAt: ctx.now }).onConflictDoNothing()
  return { wanted }
}
