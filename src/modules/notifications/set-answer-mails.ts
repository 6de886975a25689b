import { eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { setAnswerMails as endpoint } from './contract.ts'
import { answerMailRefusals } from './tables.ts'

export async function setAnswerMails(ctx: Ctx, { wanted }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const personId = ctx.actor.id
  if (wanted) await ctx.tx.delete(answerMailRefusals).where(eq(answerMailRefusals.personId, personId))
  else await ctx.tx.insert(answerMailRefusals).values({ personId, createdAt: ctx.now }).onConflictDoNothing()
  return { wanted }
}
