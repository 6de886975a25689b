import { Readable } from 'node:stream'
import { UploadTooLarge } from './port.ts'

/** The same bytes, failing with UploadTooLarge at the first one above the limit. */
export function limitBytes(source: Readable, maxBytes: number): Readable {
  return Readable.from(counted(source, maxBytes))
}

async function* counted(source: Readable, maxBytes: number) {
  let received = 0
  // Who sends it must still hear why it is not taken.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length
    if (received > maxBytes) throw new UploadTooLarge(maxBytes)
    yield chunk
  }
}
