const BOMS = [
  { begins: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { begins: [0xff, 0xfe], encoding: 'utf-16le' },
  { begins: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * What a file says, in whatever encoding captions are kept: as its first bytes tell, else UTF-8, else that of Polish Windows. Null where it
 * is no text.
 */
export function readText(bytes: Uint8Array): string | null {
  const bom = BOMS.find(({ begins }) => begins.every((byte, nth) => bytes[nth] === byte))
  const text = bom ? decoded(bytes, bom.encoding) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1250'))
  return text === null || text.includes('\0') ? null : text
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
