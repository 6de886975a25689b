import { Secret, TOTP } from 'otpauth'
import { type KeyRing, seal, unseal } from '#platform/sealed.ts'
import type { Authenticator } from './tables.ts'

type Sealed = Pick<Authenticator, 'sealedSecret' | 'keyVersion'>

const BYTES = 20

export const newSecret = (): string => new Secret({ size: BYTES }).base32

/** Bound to its owner: in another's row it opens nothing. */
export const sealSecret = (keys: KeyRing, personId: string, secret: string): Sealed => ({
  sealedSecret: seal(keys, aboutOf(personId), secret),
  keyVersion: keys.current.version,
})

export const unsealSecret = (
  keys: KeyRing,
  { personId, sealedSecret }: Pick<Authenticator, 'personId' | 'sealedSecret'>,
): string => unseal(keys, aboutOf(personId), sealedSecret)

/** What apps read from a QR code: whose secret it is, and where. */
export const addressOf = (secret: string, { school, email }: { school: string; email: string }): string =>
  new TOTP({ issuer: school, label: email, secret }).toString()

/** Which half minute a code is of, this one or one of its neighbours; null for a code of none of these. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const away = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 })
  return away === null ? null : TOTP.counter({ timestamp }) + away
}

const aboutOf = (personId: string): string => `authenticator of ${personId}`
