import { expiryIn, isExpired, isSameDigest, sign } from '#platform/signed-url.ts'

/** A path segment that opens every file of one video to the browser of this mark, until it expires. */
export const mediaToken = (key: string, videoId: string, mark: string, expiresInSeconds: number): string =>
  signed(key, ['video', videoId, mark], expiryIn(expiresInSeconds))

export const isMediaToken = (key: string, videoId: string, mark: string, token: string): boolean =>
  isSigned(key, ['video', videoId, mark], token)

/** The same for its poster and frames alone, in pages that are kept for many: whoever may see the video may see that. */
export const posterToken = (key: string, videoId: string, expiresInSeconds: number): string =>
  signed(key, ['poster', videoId], expiryIn(expiresInSeconds))

export const isPosterToken = (key: string, videoId: string, token: string): boolean =>
  isSigned(key, ['poster', videoId], token)

const signed = (key: string, what: string[], expires: number | string): string =>
  `${expires}.${sign(key, [...what, expires])}`

function isSigned(key: string, what: string[], token: string): boolean {
  const expires = token.slice(0, token.indexOf('.'))
  return isSameDigest(token, signed(key, what, expires)) && !isExpired(Number(expires))
}
