import { and, eq, isNotNull } from 'drizzle-orm'
import { endLoginStep, landingOf, personAtLoginStep, startSession } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type * as contract from './contract.ts'
import { limitCodes } from './limits.ts'
import type { SecondFactorParts } from './parts.ts'
import { LoginStepOver } from './refusals.ts'
import { hostOf } from './passkeys/relying-party.ts'
import { authenticators, passkeys } from './tables.ts'
import { takeCode } from './take-code.ts'

export async function getLoginStep(
  ctx: OutsideCtx,
  { request }: Exchange,
): Promise<Answer<typeof contract.getLoginStep>> {
  const person = await personAtLoginStep(ctx, request)
  if (!person) return { is_asked: false, by: { passkey: false, app: false } }
  return { is_asked: true, by: await ctx.reading((inside) => waysOf(inside, person.id, hostOf(request))) }
}

async function waysOf({ tx }: Ctx, personId: string, host: string) {
  const own = and(eq(authenticators.personId, personId), isNotNull(authenticators.confirmedAt))
  return {
    passkey: (await tx.$count(passkeys, and(eq(passkeys.personId, personId), eq(passkeys.host, host)))) > 0,
    app: (await tx.$count(authenticators, own)) > 0,
  }
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
