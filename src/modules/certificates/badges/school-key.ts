import { eq } from 'drizzle-orm'
import { createHash, createPrivateKey, generateKeyPair, type JsonWebKey, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { type KeyRing, seal, unseal } from '#platform/sealed.ts'
import { issuerKeys, type IssuerKey } from '../tables.ts'
import { keyAddress } from './addresses.ts'

const generate = promisify(generateKeyPair)
/** What every verifier of Open Badges 3.0 reads. */
const ALGORITHM = 'RS256'
const BITS = 2048

type Sealed = Pick<IssuerKey, 'sealedKey' | 'keyVersion'>

/** Bound to its school: in another's row it opens nothing. */
export const sealKey = (keys: KeyRing, schoolId: string, pem: string): Sealed => ({
  sealedKey: seal(keys, aboutOf(schoolId), pem),
  keyVersion: keys.current.version,
})

/** @throws Error when no key on the ring opens it */
export const unsealKey = (keys: KeyRing, { schoolId, sealedKey }: Pick<IssuerKey, 'schoolId' | 'sealedKey'>): string =>
  unseal(keys, aboutOf(schoolId), sealedKey)

const aboutOf = (schoolId: string): string => `issuer key ${schoolId}`

/** Undefined until the school has signed something. */
export async function findIssuerKey({ tx }: Pick<Ctx, 'tx'>, keyId?: string): Promise<IssuerKey | undefined> {
  const [found] = await tx
    .select()
    .from(issuerKeys)
    .where(keyId === undefined ? undefined : eq(issuerKeys.keyId, keyId))
  return found
}

/** The key of the school, made when it is first wanted; of two that are made at once the first is the one. */
export async function requireIssuerKey(ctx: OutsideCtx, keys: KeyRing): Promise<IssuerKey> {
  const known = await ctx.reading((inside) => findIssuerKey(inside))
  if (known) return known
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: BITS })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const jwk = publicKey.export({ format: 'jwk' })
  return ctx.inTransaction(async (inside) => {
    await inside.tx
      .insert(issuerKeys)
      .values({ keyId: thumbprintOf(jwk), publicKey: jwk, ...sealKey(keys, ctx.school.id, pem), createdAt: ctx.now })
      .onConflictDoNothing()
    return (await findIssuerKey(inside))!
  })
}

/** RFC 7638 */
const thumbprintOf = ({ e, kty, n }: JsonWebKey): string =>
  createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')

export const shownKey = ({ publicKey, keyId }: IssuerKey, origin: string) => ({
  ...publicKey,
  alg: ALGORITHM,
  use: 'sig',
  kid: keyAddress(origin, keyId),
})

interface Credential {
  id: string
  issuer: { id: string }
  validFrom: string
}

/** A credential as a JWS whose payload it is, with what a JWT says of it beside (Open Badges 3.0, 8.2). */
export function signCredential(
  credential: Credential,
  { key, keys, origin }: { key: IssuerKey; keys: KeyRing; origin: string },
): string {
  const { kid, alg, ...jwk } = shownKey(key, origin)
  const { id: jti, issuer, validFrom } = credential
  const payload = { ...credential, iss: issuer.id, jti, nbf: Date.parse(validFrom) / 1000 }
  const said = [{ alg, typ: 'JWT', kid, jwk: { kty: jwk.kty, n: jwk.n, e: jwk.e } }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(said), createPrivateKey(unsealKey(keys, key)))
  return `${said}.${signature.toString('base64url')}`
}
