import { createHash } from 'node:crypto'
import { expiryIn, isExpired, isSameDigest } from '#platform/signed-url.ts'
import type { EmbedGrant } from './port.ts'

/** SHA-256 over key, video and expiry, as iframe embeds are signed. */
export function embedToken(key: string, videoId: string, expires: number | string): string {
  return createHash('sha256').update(`${key}${videoId}${expires}`).digest('hex')
}

export function isEmbedToken(key: string, videoId: string, given: { token?: string; expires?: string }): boolean {
  const expires = given.expires ?? ''
  return isSameDigest(given.token ?? '', embedToken(key, videoId, expires)) && !isExpired(Number(expires))
}

export function embedQuery(key: string, videoId: string, grant: EmbedGrant): URLSearchParams {
  const expires = expiryIn(grant.expiresInSeconds)
  const token = embedToken(key, videoId, expires)
  return new URLSearchParams({ token, expires: String(expires), autoplay: String(grant.autoplay ?? false) })
}
