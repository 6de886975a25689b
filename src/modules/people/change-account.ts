import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { signedIn } from './signed-in.ts'
import type { changeAccount as endpoint, WayOn } from './contract.ts'
import { sayIn } from './say.ts'
import { setLanguageCookie } from './session-cookie.ts'
import { people } from './tables.ts'

export async function changeAccount(
  ctx: Ctx,
  { name, language }: Input<typeof endpoint>,
  { reply }: Exchange,
): Promise<WayOn> {
  await ctx.tx
    .update(people)
    .set({ name, language })
    .where(eq(people.id, signedIn(ctx).id))
  setLanguageCookie(reply, language)
  return { redirect_to: '/my/account', message: sayIn(language)('accountSaved') }
}
