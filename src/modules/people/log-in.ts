import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { checkCredentials } from './check-credentials.ts'
import type { logIn as endpoint, WayOn } from './contract.ts'
import { landingOf } from './landing.ts'
import type { PeopleParts } from './parts.ts'
import { startSession } from './start-session.ts'

export async function logIn(
  ctx: OutsideCtx,
  { email, password, next }: Input<typeof endpoint>,
  exchange: Exchange,
  { units }: PeopleParts,
): Promise<WayOn> {
  const person = await checkCredentials(ctx, { email, password }, exchange, units)
  await startSession(ctx, exchange, person)
  return { redirect_to: landingOf(person.role, next) }
}
