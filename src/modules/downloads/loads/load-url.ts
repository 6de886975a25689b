import { expiryIn, isExpired, isSameDigest, sign } from '#platform/signed-url.ts'
import { LINK_MINUTES } from '../vocabulary.ts'

export type LoadQuery = Partial<Record<'expires' | 'signature', string>>

interface Signing {
  secretKey: string
  schoolId: string
}

/** A link that begins to load a file for some minutes, of one school. */
export function loadUrl(signing: Signing, loadId: string, now: Date): string {
  const expires = expiryIn(LINK_MINUTES * 60, now.getTime())
  const signature = signatureOf(signing, loadId, expires)
  return `/downloads/loads/${loadId}?${new URLSearchParams({ expires: String(expires), signature })}`
}

export function isLoadUrl(
  signing: Signing,
  loadId: string,
  { expires, signature = '' }: LoadQuery,
  now: Date,
): boolean {
  const until = Number(expires)
  return isSameDigest(signature, signatureOf(signing, loadId, until)) && !isExpired(until, now.getTime())
}

const signatureOf = ({ secretKey, schoolId }: Signing, loadId: string, expires: number): string =>
  sign(secretKey, ['file-load', schoolId, loadId, expires])
