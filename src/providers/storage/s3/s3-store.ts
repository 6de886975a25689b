import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { checkedKey, checkedPrefix } from '../key.ts'
import { ObjectNotFound, type ByteRange, type ObjectStore, type StoredObject } from '../port.ts'
import { putObject } from './put-object.ts'
import { presignDownload, presignUpload } from './presign.ts'

export interface S3Settings {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Unset for Amazon itself. */
  endpoint?: string
  forcePathStyle: boolean
}

/** Any S3-compatible bucket. The SDK is loaded at first use. */
export function s3Store(settings: S3Settings): ObjectStore {
  const client = once(() => connect(settings))
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkedKey(key) })

  return {
    signedUpload: async (grant) => presignUpload(await client(), at(grant.key), grant),
    signedDownload: async (grant) => presignDownload(await client(), at(grant.key), grant),

    async put(key: string, body: Buffer | Readable, { contentType }: { contentType: string }) {
      await putObject(await client(), { ...at(key), ContentType: contentType }, body)
    },

    async get(key: string, { range }: { range?: ByteRange } = {}): Promise<StoredObject> {
      const { GetObjectCommand } = await import('@aws-sdk/client-s3')
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      const answer = await (await client()).send(new GetObjectCommand({ ...at(key), Range })).catch(nullWhenAbsent)
      if (!answer) throw new ObjectNotFound(key)
      const whole = answer.ContentRange?.split('/')[1] ?? answer.ContentLength
      return {
        stream: answer.Body as Readable,
        size: Number(whole),
        contentType: answer.ContentType ?? 'application/octet-stream',
      }
    },

    async head(key: string) {
      const { HeadObjectCommand } = await import('@aws-sdk/client-s3')
      const answer = await (await client()).send(new HeadObjectCommand(at(key))).catch(nullWhenAbsent)
      return (
        answer && { size: answer.ContentLength ?? 0, contentType: answer.ContentType ?? 'application/octet-stream' }
      )
    },

    async move(from: string, to: string) {
      const { CopyObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3')
      const CopySource = `${settings.bucket}/${checkedKey(from)}`
      const copied = await (await client()).send(new CopyObjectCommand({ ...at(to), CopySource })).catch(nullWhenAbsent)
      if (!copied) throw new ObjectNotFound(from)
      await (await client()).send(new DeleteObjectCommand(at(from)))
    },

    async delete(key: string) {
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
      await (await client()).send(new DeleteObjectCommand(at(key)))
    },

    async deletePrefix(prefix: string) {
      await deleteBelow(await client(), settings.bucket, checkedPrefix(prefix))
    },

    /** A bucket does that by a rule of its own (see the README). */
    sweepUnfinished: async () => undefined,
  }
}

async function connect(settings: S3Settings): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { bucket: _bucket, accessKeyId, secretAccessKey, ...rest } = settings
  return new S3Client({
    ...rest,
    credentials: { accessKeyId, secretAccessKey },
    // Browsers cannot compute the SDK's default checksum, so a presigned PUT must not demand one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function deleteBelow(client: S3Client, bucket: string, prefix: string) {
  const { DeleteObjectsCommand, ListObjectsV2Command } = await import('@aws-sdk/client-s3')
  for (;;) {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1000 }))
    const keys = (page.Contents ?? []).map(({ Key }) => ({ Key }))
    if (keys.length === 0) return
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys, Quiet: true } }),
    )
    // They would be listed again, and again.
    if (Errors[0]) throw new Error(`${Errors[0].Key} stays in the bucket: ${Errors[0].Code}`)
  }
}

function nullWhenAbsent(error: { name?: string }): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
  throw error
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
