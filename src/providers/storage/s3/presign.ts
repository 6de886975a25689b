import type { S3Client } from '@aws-sdk/client-s3'
import type { DownloadGrant, SignedUpload, UploadGrant } from '../port.ts'

interface ObjectAddress {
  Bucket: string
  Key: string
}

/** A PUT bound to the content type. S3 binds no upper size: see takeUpload. */
export async function presignUpload(
  client: S3Client,
  address: ObjectAddress,
  grant: UploadGrant,
): Promise<SignedUpload> {
  const [{ PutObjectCommand }, { getSignedUrl }] = await loadSdk()
  const command = new PutObjectCommand({ ...address, ContentType: grant.contentType })
  const url = await getSignedUrl(client, command, {
    expiresIn: grant.expiresInSeconds,
    signableHeaders: new Set(['content-type', 'host']),
  })
  return { url, headers: { 'content-type': grant.contentType } }
}

export async function presignDownload(client: S3Client, address: ObjectAddress, grant: DownloadGrant): Promise<string> {
  const [{ GetObjectCommand }, { getSignedUrl }] = await loadSdk()
  const name = grant.downloadName && encodeURIComponent(grant.downloadName.toWellFormed())
  const command = new GetObjectCommand({
    ...address,
    ResponseContentDisposition: name ? `attachment; filename*=UTF-8''${name}` : 'inline',
  })
  return getSignedUrl(client, command, { expiresIn: grant.expiresInSeconds })
}

function loadSdk() {
  return Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')])
}
