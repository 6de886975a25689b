import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

interface SealingKey {
  /** names the key without telling it; kept beside what it sealed where that outlives keys */
  version: string
  bytes: Uint8Array
}

/** What texts are sealed with: the newest key seals, all of them open. */
export interface KeyRing {
  current: SealingKey
  all: SealingKey[]
}

/** @param oldSecretKeys what `SECRET_KEY` was before */
export function keyRing(secretKey: string, oldSecretKeys: readonly string[] = []): KeyRing {
  const current = sealingKey(secretKey)
  return { current, all: [current, ...oldSecretKeys.map(sealingKey)] }
}

/** Locks a text (AES-256-GCM) so that it can be kept; `about` is what it belongs to, and opens it again. */
export function seal({ current }: KeyRing, about: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, current.bytes, iv).setAAD(Buffer.from(about))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @throws Error for what was sealed under a key that is not on the ring, about something else, or changed since */
export function unseal({ all }: KeyRing, about: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  let refused: unknown
  for (const key of all) {
    try {
      return open(key, about, bytes)
    } catch (error) {
      refused = error
    }
  }
  throw refused
}

function open(key: SealingKey, about: string, bytes: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

function sealingKey(secretKey: string): SealingKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secretKey, '', 'katedra sealed', 32))
  return { bytes, version: createHash('sha256').update('version').update(bytes).digest('hex').slice(0, 12) }
}
