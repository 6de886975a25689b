import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { getAnswerMails as endpoint } from './contract.ts'
import { wantsAnswers } from './unsubscribe/is-wanted.ts'

export async function getAnswerMails(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  return { wanted: await wantsAnswers(ctx, ctx.actor.id) }
}
