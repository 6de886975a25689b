import { UploadTooLarge, type ObjectStore } from './port.ts'

/**
 * Reads what a browser put under `key` into memory. Refuses with UploadTooLarge, deleting the object:
 * S3 cannot bind a signed PUT to a size, so this is where the limit holds for every store.
 */
export async function takeUpload(store: ObjectStore, upload: { key: string; maxBytes: number }): Promise<Buffer> {
  const { stream, size } = await store.get(upload.key)
  if (size > upload.maxBytes) {
    stream.destroy()
    await store.delete(upload.key)
    throw new UploadTooLarge(upload.maxBytes)
  }
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
