import { Readable } from 'node:stream'
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3'

const PART_BYTES = 8 * 1024 * 1024

/** One PUT for what fits in a part, a multipart upload for the rest; holds one part in memory. */
export async function putObject(client: S3Client, target: PutObjectCommandInput, body: Buffer | Readable) {
  const parts = body instanceof Readable ? inParts(body) : single(body)
  const first = await parts.next()
  const second = await parts.next()
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  if (second.done) {
    await client.send(new PutObjectCommand({ ...target, Body: first.value ?? Buffer.alloc(0) }))
    return
  }
  await putParts(client, target, [first.value as Buffer, second.value], parts)
}

async function putParts(client: S3Client, target: PutObjectCommandInput, first: Buffer[], rest: AsyncIterable<Buffer>) {
  const sdk = await import('@aws-sdk/client-s3')
  const { Bucket, Key, ContentType } = target
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType }))
  const Parts: { ETag?: string; PartNumber: number }[] = []
  const send = async (Body: Buffer) => {
    const PartNumber = Parts.length + 1
    const { ETag } = await client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))
    Parts.push({ ETag, PartNumber })
  }
  try {
    for (const part of first) await send(part)
    for await (const part of rest) await send(part)
    await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    throw error
  }
}

async function* single(body: Buffer): AsyncGenerator<Buffer> {
  yield body
}

async function* inParts(body: Readable): AsyncGenerator<Buffer> {
  let [chunks, bytes]: [Buffer[], number] = [[], 0]
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(chunks)
    ;[chunks, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}
