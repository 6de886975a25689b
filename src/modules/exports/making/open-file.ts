import type { Readable } from 'node:stream'

/** A file that is about to be made. */
export interface OpenFile {
  contentType: string
  /** of its rows; null where counting would take as long as reading */
  count: number | null
  /** Its bytes, made as fast as they are taken. `count` is awaited after each slice that was written, with how many rows it had. */
  write(count: (rows: number) => Promise<void>): Readable
}
