import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50

/** The files in a ZIP, by their names, as its directory lists them. */
export function readZip(zip: Buffer): Map<string, string> {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end--
  if (end < 0) throw new Error('This is no ZIP')
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let nth = 0; nth < zip.readUInt16LE(end + 10); nth++) {
    const [method, packed, name, extra, comment, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ] as const
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(begin, begin + packed)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), (method === 0 ? bytes : inflateRawSync(bytes)).toString())
    at += 46 + name + extra + comment
  }
  return files
}
