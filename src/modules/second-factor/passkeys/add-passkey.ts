import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { requireOwnPassword, type SessionFinder, signedIn } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { secondFactorChanged } from '../events.ts'
import type { SecondFactorParts } from '../parts.ts'
import { makeRecoveryCodes } from '../recovery-codes.ts'
import { PasskeyNotAccepted, TooManyPasskeys } from '../refusals.ts'
import { secondFactors } from '../second-factors.ts'
import { passkeys } from '../tables.ts'
import { PASSKEYS_MAX } from '../vocabulary.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import type { addPasskey as adding, beginPasskey as beginning } from './contract.ts'
import { hostOf, originOf } from './relying-party.ts'
import { viewPasskey } from './view-passkey.ts'

/** Refuses with 422 under a wrong password, with 409 whoever has as many as there may be. */
export async function beginPasskey(
  ctx: OutsideCtx,
  { password }: Input<typeof beginning>,
  { request }: Exchange,
  { units }: SecondFactorParts,
): Promise<Answer<typeof beginning>> {
  const {
    id: personId,
    email,
    name,
  } = await requireOwnPassword(ctx, { password, purpose: 'change-second-factor' }, units)
  const host = hostOf(request)
  const { challenge, own } = await ctx.inTransaction(async (inside) => {
    const had = await ofPerson(inside, personId)
    refuseUnless(had.length < PASSKEYS_MAX, new TooManyPasskeys())
    return { challenge: await makeChallenge(inside, { purpose: 'add', personId, host }), own: had }
  })
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: ctx.school.name,
    rpID: host,
    userID: Uint8Array.from(Buffer.from(personId)),
    userName: shownEmail(email),
    userDisplayName: name,
    challenge,
    attestationType: 'none',
    excludeCredentials: own.filter((each) => each.host === host).map((each) => ({ id: each.credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { options: { ...options } }
}

/** Whoever was held back for want of a second factor is an admin again. Refuses with 409 what this browser was not asked to make, or somebody has. */
export async function addPasskey(
  ctx: OutsideCtx,
  { challenge, name, credential: made }: Input<typeof adding>,
  { request }: Exchange,
  { sessions }: { sessions: SessionFinder },
): Promise<Answer<typeof adding>> {
  const { id: personId } = signedIn(ctx)
  const host = hostOf(request)
  const expectedChallenge = await ctx.inTransaction((inside) =>
    takeChallenge(inside, challenge, { purpose: 'add', personId, host }),
  )
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response: made as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: originOf(request),
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw new PasskeyNotAccepted()
  const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo
  const answer = await ctx.answering(async (inside) => {
    const isFirst = !(await secondFactors.areAskedOf(inside, personId))
    const [added] = await inside.tx
      .insert(passkeys)
      .values({
        personId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        host,
        name,
        isBackedUp,
        createdAt: inside.now,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new PasskeyNotAccepted()
    inside.emit(secondFactorChanged({ person_id: personId, change: 'passkey-added' }))
    return { passkey: viewPasskey(added), recovery_codes: isFirst ? await makeRecoveryCodes(inside, personId) : [] }
  })
  sessions.forgetPeople(ctx.school.id)
  return answer
}

const ofPerson = ({ tx }: Ctx, personId: string) =>
  tx
    .select({ credentialId: passkeys.credentialId, host: passkeys.host })
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
