import { createHmac, timingSafeEqual } from 'node:crypto'

export type DigestAlgorithm = 'sha256' | 'sha384' | 'sha512'

export interface SigningKey {
  verificationCode: string
  digestAlgorithm: DigestAlgorithm
}

export const EVENT_ID_HEADER = 'bank-event-id'
export const TIMESTAMP_HEADER = 'bank-timestamp'
export const SIGNATURE_HEADER = 'bank-signature'

/** Requests to the bank: `parts` are timestamp, method and path. Notifications: event id and timestamp. Hex HMAC. */
export function signatureOf(key: SigningKey, parts: string[], rawBody: string | Buffer): string {
  return createHmac(key.digestAlgorithm, key.verificationCode)
    .update(parts.map((part) => `${part}.`).join(''))
    .update(rawBody)
    .digest('hex')
}

export function isSignedBy(key: SigningKey, signature: string, parts: string[], rawBody: string | Buffer): boolean {
  const expected = Buffer.from(signatureOf(key, parts, rawBody))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
