import { endLoginStep, landingOf, personAtLoginStep, startSession } from '#modules/people/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type * as contract from './contract.ts'
import { limitCodes } from './limits.ts'
import type { SecondFactorParts } from './parts.ts'
import { LoginStepOver } from './refusals.ts'
import { takeCode } from './take-code.ts'

export async function getLoginStep(
  ctx: OutsideCtx,
  { request }: Exchange,
): Promise<Answer<typeof contract.getLoginStep>> {
  return { is_asked: (await personAtLoginStep(ctx, request)) !== undefined }
}

/** Refuses with 409 a browser that has shown no password within the last minutes, with 422 a wrong code, with 429 after too many. */
export async function logInWithCode(
  ctx: OutsideCtx,
  { code, next }: Input<typeof contract.logInWithCode>,
  exchange: Exchange,
  { units, keys }: SecondFactorParts,
): Promise<Answer<typeof contract.logInWithCode>> {
  const person = await personAtLoginStep(ctx, exchange.request)
  if (!person) throw new LoginStepOver()
  await limitCodes(units, person.id, () => ctx.inTransaction((inside) => takeCode(inside, keys, person.id, code)))
  await startSession(ctx, exchange, person)
  endLoginStep(exchange)
  return { redirect_to: landingOf(person.role, next) }
}
