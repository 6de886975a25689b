import { createHash } from 'node:crypto'
import { expiryIn, isExpired, isSameDigest } from '#platform/signed-url.ts'
import type { UploadSession } from './port.ts'

interface Library {
  libraryId: string
  apiKey: string
}

/** Signs an upload as the specification's clients send it: SHA-256 over library, key, expiry and video. */
export function signUploadSession(
  library: Library,
  endpoint: string,
  videoId: string,
  expiresInSeconds: number,
): UploadSession {
  const AuthorizationExpire = expiryIn(expiresInSeconds)
  return {
    endpoint,
    AuthorizationSignature: signatureOf(library, String(AuthorizationExpire), videoId),
    AuthorizationExpire,
    VideoId: videoId,
    LibraryId: library.libraryId,
  }
}

export type UploadHeaders = (name: 'authorizationsignature' | 'authorizationexpire' | 'videoid' | 'libraryid') => string

/** The id of the video these headers may upload, or null when they are wrong or expired. */
export function authorizedVideo(library: Library, header: UploadHeaders): string | null {
  const [expires, videoId] = [header('authorizationexpire'), header('videoid')]
  const signed = isSameDigest(header('authorizationsignature'), signatureOf(library, expires, videoId))
  return signed && header('libraryid') === library.libraryId && !isExpired(Number(expires)) ? videoId : null
}

function signatureOf({ libraryId, apiKey }: Library, expires: string, videoId: string): string {
  return createHash('sha256')
    .update(libraryId + apiKey + expires + videoId)
    .digest('hex')
}
