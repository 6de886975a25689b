import { expiryIn, isExpired, isSameDigest, sign } from '#platform/signed-url.ts'

/** A path segment that opens every file of one video until it expires. */
export function mediaToken(key: string, videoId: string, expiresInSeconds: number): string {
  const expires = expiryIn(expiresInSeconds)
  return `${expires}.${sign(key, ['video', videoId, expires])}`
}

export function isMediaToken(key: string, videoId: string, token: string): boolean {
  const [expires = '', signature = ''] = token.split('.')
  return isSameDigest(signature, sign(key, ['video', videoId, expires])) && !isExpired(Number(expires))
}
