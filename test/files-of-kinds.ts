import { crc32 } from 'node:zlib'

const u16 = (value: number) => Buffer.from(new Uint16Array([value]).buffer)
const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer)

/** A ZIP archive of these files, not packed. */
export function anArchive(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const [name, words] of Object.entries(files)) {
    const bytes = Buffer.from(words)
    const about = [u16(20), u16(0), u16(0), u16(0), u16(0), u32(crc32(bytes)), u32(bytes.length), u32(bytes.length)]
    const head = Buffer.concat([...about, u16(name.length), u16(0)])
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), bytes])
    listed.push(Buffer.from('PK\x01\x02'), u16(20), head, Buffer.alloc(10), u32(at), Buffer.from(name))
    parts.push(part)
    at += part.length
  }
  const list = Buffer.concat(listed)
  const count = u16(Object.keys(files).length)
  const end = [Buffer.from('PK\x05\x06'), u32(0), count, count, u32(list.length), u32(at), u16(0)]
  return Buffer.concat([...parts, list, ...end])
}

/** What an office document of today holds, at least. */
export const wordsOf = (part: string, kind: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  '_rels/.rels': '<Relationships/>',
  [part]: '<document/>',
})

const bytes = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(512)])

/** How sounds and films begin. */
export const SOUNDS: Record<string, Buffer> = {
  'audio/mpeg': bytes('ID3\x04\0\0\0\0\x7f\x7f'),
  'audio/mp4': bytes('\0\0\0\x20ftypM4A \0\0\0\0'),
  'audio/ogg': bytes('OggS\0\x02\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\x01\x1e\x01vorbis'),
  'audio/flac': bytes('fLaC\0\0\0\x22'),
  'audio/wav': bytes('RIFF\x24\0\0\0WAVEfmt '),
  'application/x-mobipocket-ebook': Buffer.concat([Buffer.alloc(60), Buffer.from('BOOKMOBI'), Buffer.alloc(200)]),
}
