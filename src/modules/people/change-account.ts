import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { NameGuard } from './name-guard.ts'
import { refuseAddressInName, refuseMoreThanName } from './refuse-address-in-name.ts'
import { signedIn } from './signed-in.ts'
import type { changeAccount as endpoint, WayOn } from './contract.ts'
import { sayIn } from './say.ts'
import { setLanguageCookie } from './session-cookie.ts'
import { people } from './tables.ts'

/** Refuses with 422 another name that holds an address or more than a name, with 403 another name for a student who may not write. */
export async function changeAccount(
  ctx: Ctx,
  { name, language }: Input<typeof endpoint>,
  { reply }: Exchange,
  guardName: NameGuard,
): Promise<WayOn> {
  const person = signedIn(ctx)
  if (name !== person.name) {
    refuseMoreThanName(name)
    if (person.role === 'student') {
      refuseAddressInName(name)
      await guardName(ctx, person.id)
    }
  }
  await ctx.tx.update(people).set({ name, language }).where(eq(people.id, person.id))
  setLanguageCookie(reply, language)
  return { redirect_to: '/my/account', message: sayIn(language)('accountSaved') }
}
