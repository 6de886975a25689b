import { expiryIn, isExpired, isSameDigest, sign } from '#platform/signed-url.ts'
import type { DownloadGrant, SignedUpload, UploadGrant } from '../port.ts'

interface SigningSettings {
  origin: string
  secret: string
}

export type FileQuery = Partial<Record<'expires' | 'type' | 'max' | 'name' | 'signature', string>>

export function signUpload(settings: SigningSettings, grant: UploadGrant): SignedUpload {
  const query = {
    expires: String(expiryIn(grant.expiresInSeconds)),
    type: grant.contentType,
    max: String(grant.maxBytes),
  }
  return { url: fileUrl(settings, 'PUT', grant.key, query), headers: { 'content-type': grant.contentType } }
}

export function signDownload(settings: SigningSettings, grant: DownloadGrant): string {
  const name = grant.downloadName ? { name: grant.downloadName } : {}
  return fileUrl(settings, 'GET', grant.key, { expires: String(expiryIn(grant.expiresInSeconds)), ...name })
}

/** Whether this very method, key, type, size, name and expiry were signed, and are not over. */
export function isSignedRequest(secret: string, method: 'PUT' | 'GET', key: string, query: FileQuery): boolean {
  const signed = isSameDigest(query.signature ?? '', signatureOf(secret, method, key, query))
  return signed && !isExpired(Number(query.expires))
}

function fileUrl(settings: SigningSettings, method: 'PUT' | 'GET', key: string, query: FileQuery): string {
  const signature = signatureOf(settings.secret, method, key, query)
  return `${settings.origin}/files/${key}?${new URLSearchParams({ ...query, signature })}`
}

function signatureOf(secret: string, method: string, key: string, query: FileQuery): string {
  return sign(secret, ['file', method, key, query.type ?? '', query.max ?? '', query.name ?? '', query.expires ?? ''])
}
