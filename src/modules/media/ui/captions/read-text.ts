import { decode } from '#platform/decode-text.ts'

/** What a file of captions says, however it was saved. Null where it is no text. */
export function readText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text.includes('\0') ? null : text
}
