import type { Readable } from 'node:stream'
import { Refusal } from '#platform/refusal.ts'

export interface ObjectInfo {
  /** Bytes of the whole object, also when only a range was asked for. */
  size: number
  contentType: string
}

export interface StoredObject extends ObjectInfo {
  stream: Readable
}

/** First and last byte, both inclusive; open-ended without `end`. */
export interface ByteRange {
  start: number
  end?: number
}

export interface UploadGrant {
  key: string
  contentType: string
  maxBytes: number
  expiresInSeconds: number
}

export interface DownloadGrant {
  key: string
  expiresInSeconds: number
  /** Set to offer the object as a download under this name. */
  downloadName?: string
}

export interface SignedUpload {
  /** Address for one PUT of the bytes. */
  url: string
  /** Headers the PUT must carry. */
  headers: Record<string, string>
}

/** Where bytes are kept. Keys are slash-separated segments of letters, digits, dot, dash and underscore. */
export interface ObjectStore {
  signedUpload(grant: UploadGrant): Promise<SignedUpload>
  signedDownload(grant: DownloadGrant): Promise<string>
  /**
   * Replaces what was there; readers see the old or the new object, never a part. `bytes` is how many a stream announces.
   * Refuses with NoRoom where there is too little for them, and keeps nothing of it.
   */
  put(key: string, body: Buffer | Readable, options: { contentType: string; bytes?: number }): Promise<void>
  /** Refuses with ObjectNotFound. Whoever has asked for its `head` hands it on, which need not be found again. */
  get(key: string, options?: { range?: ByteRange; info?: ObjectInfo }): Promise<StoredObject>
  head(key: string): Promise<ObjectInfo | null>
  /** Calls an object otherwise, with its type, in the place of what was there; nothing of it is read. Refuses with ObjectNotFound. */
  move(from: string, to: string): Promise<void>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Deletes every object below `prefix`, which ends in a slash. */
  deletePrefix(prefix: string): Promise<void>
  /** Clears away what began to arrive before then and never came to be an object, because its process died. */
  sweepUnfinished(before: Date): Promise<void>
}

/** The disk is full, or would be. */
export class NoRoom extends Refusal {
  readonly status = 507
  readonly code = 'media.no-room'
}

export class ObjectNotFound extends Error {
  readonly code = 'object-not-found'
  readonly key: string
  constructor(key: string) {
    super(`No object ${key}`)
    this.key = key
  }
}

export class InvalidKey extends Error {
  readonly code = 'invalid-key'
}

export class UploadTooLarge extends Error {
  readonly code = 'upload-too-large'
  readonly maxBytes: number
  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}
