const HEAD = 22
const SIDE = 32

/** One png of 32 pixels as the file that browsers ask for at /favicon.ico. */
export function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt16LE(1, 2) // icons
  head.writeUInt16LE(1, 4) // one of them
  head.writeUInt8(SIDE, 6)
  head.writeUInt8(SIDE, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(HEAD, 18)
  return Buffer.concat([head, png])
}
