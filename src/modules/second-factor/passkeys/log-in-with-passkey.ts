import type { AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { admitPerson, endLoginStep, landingOf, personAtLoginStep, startSession } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { SecondFactorParts } from '../parts.ts'
import { PasskeyNotAccepted } from '../refusals.ts'
import { type PasskeyRow, passkeys } from '../tables.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import type { beginPasskeyLogin as beginning, logInWithPasskey as loggingIn } from './contract.ts'
import { hostOf, originOf } from './relying-party.ts'

const CHALLENGES_PER_PLACE = { uses: 60, seconds: 600 }

/** Whoever has shown a password is asked for a passkey of theirs; of anybody else it is not known who they are, and any of the host will do. */
export async function beginPasskeyLogin(
  ctx: OutsideCtx,
  { request }: Exchange,
  { units }: SecondFactorParts,
): Promise<Answer<typeof beginning>> {
  await countOrRefuse(units, `passkey-login:${placeOf(request)}`, CHALLENGES_PER_PLACE)
  const person = await personAtLoginStep(ctx, request)
  const host = hostOf(request)
  const { challenge, own } = await ctx.inTransaction(async (inside) => ({
    challenge: await makeChallenge(inside, aboutLogin(person?.id, host)),
    own: person ? await ofPersonAt(inside, person.id, host) : [],
  }))
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge,
    // A passkey alone stands for the password too, so that whoever holds it has to show who they are.
    userVerification: person ? 'discouraged' : 'required',
    ...(person && { allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })) }),
  })
  return { options: { ...options } }
}

/** Refuses with 409 a passkey that is none of this host, of somebody else, or copied (its counter stands still), with 403 while login is off. */
export async function logInWithPasskey(
  ctx: OutsideCtx,
  { challenge, credential, next }: Input<typeof loggingIn>,
  exchange: Exchange,
): Promise<Answer<typeof loggingIn>> {
  const { request } = exchange
  const atStep = await personAtLoginStep(ctx, request)
  const host = hostOf(request)
  const { expectedChallenge, known } = await ctx.inTransaction(async (inside) => ({
    expectedChallenge: await takeChallenge(inside, challenge, aboutLogin(atStep?.id, host)),
    known: await findPasskey(inside, credential.id, host),
  }))
  if (!known || (atStep && known.passkey.personId !== atStep.id)) throw new PasskeyNotAccepted()
  const { passkey, person } = known
  const newCounter = await verify(passkey, credential as AuthenticationResponseJSON, {
    expectedChallenge,
    expectedOrigin: originOf(request),
    expectedRPID: host,
    requireUserVerification: !atStep,
  })
  await admitPerson(ctx, person)
  const used = await ctx.inTransaction(({ tx, now }) =>
    tx
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id }),
  )
  refuseUnless(used.length > 0, new PasskeyNotAccepted())
  await startSession(ctx, exchange, person)
  endLoginStep(exchange)
  return { redirect_to: landingOf(person.role, next) }
}

const aboutLogin = (personId: string | undefined, host: string) =>
  personId === undefined
    ? { purpose: 'log-in' as const, personId: null, host }
    : { purpose: 'second-step' as const, personId, host }

const ofPersonAt = ({ tx }: Ctx, personId: string, host: string) =>
  tx
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.personId, personId), eq(passkeys.host, host)))

async function findPasskey({ tx }: Ctx, credentialId: string, host: string) {
  const [found] = await tx
    .select({ passkey: passkeys, person: people })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.host, host)))
  return found
}

type Expected = Omit<Parameters<typeof verifyAuthenticationResponse>[0], 'response' | 'credential'>

/** Answers how often it has signed by now. The library throws at whatever is not as it should be. */
async function verify(
  { credentialId: id, publicKey, counter }: PasskeyRow,
  response: AuthenticationResponseJSON,
  expected: Expected,
): Promise<number> {
  const webauthn = await import('@simplewebauthn/server')
  const credential = { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter }
  const verified = await webauthn
    .verifyAuthenticationResponse({ ...expected, response, credential })
    .catch(() => undefined)
  if (!verified?.verified) throw new PasskeyNotAccepted()
  return verified.authenticationInfo.newCounter
}
