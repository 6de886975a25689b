import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { getProductMails as endpoint } from './contract.ts'
import { wantsProductMails } from './unsubscribe/is-wanted.ts'

export async function getProductMails(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  return { wanted: await wantsProductMails(ctx, ctx.actor.id) }
}
