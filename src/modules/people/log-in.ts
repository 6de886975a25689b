import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { checkPassword } from './check-credentials.ts'
import type { logIn as endpoint, WayOn } from './contract.ts'
import { landingOf } from './landing.ts'
import { beginLoginStep } from './login-step.ts'
import type { PeopleParts } from './parts.ts'
import { startSession } from './start-session.ts'

/** Whoever has a second factor is led on to show it, and is not signed in before. */
export async function logIn(
  ctx: OutsideCtx,
  { email, password, next }: Input<typeof endpoint>,
  exchange: Exchange,
  { units, secondFactors }: PeopleParts,
): Promise<WayOn> {
  const person = await checkPassword(ctx, { email, password }, exchange, units)
  if (await ctx.reading((inside) => secondFactors.areAskedOf(inside, person.id))) {
    beginLoginStep(exchange, person, ctx.now)
    return { redirect_to: next ? `/login/code?${new URLSearchParams({ next })}` : '/login/code' }
  }
  await startSession(ctx, exchange, person)
  return { redirect_to: landingOf(person.role, next) }
}
