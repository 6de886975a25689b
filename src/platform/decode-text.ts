/** The text of a file, whichever way it was saved: what no mark at its beginning tells, its bytes do. */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

/** `TextDecoder` takes the mark away with the rest. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((parity) => countZeros(bytes, parity))
  if (zeros[1]! > 0 && zeros[1]! > zeros[0]!) return 'utf-16le'
  if (zeros[0]! > 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1250'
}

const LOOKED_AT = 4096

/** Half of what is no accented letter is a zero in UTF-16; in no other text there is one. */
const countZeros = (bytes: Uint8Array, parity: number): number =>
  bytes.subarray(0, LOOKED_AT).filter((byte, at) => byte === 0 && at % 2 === parity).length

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
