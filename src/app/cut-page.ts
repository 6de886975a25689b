import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { joinedSum, shiftOver } from './joined-sum.ts'

/** A page that is kept, open at the places where something of whoever reads it goes in. */
export interface CutPage {
  /** one more than there are places */
  pieces: Piece[]
  places: Place[]
  /** of memory, plain and packed */
  bytes: number
}

/** What goes in: the answer of the page's `own` with who asks, and the token of forms that are sent without scripts. */
export type Filling = Record<Place, string>

type Place = 'own' | 'token'

interface Piece {
  plain: Buffer
  /** a part of a stream: as many whole blocks, which refer to nothing before them */
  deflated: Buffer
  /** of `plain`, and what its length moves the sum of what stands before it by: a CRC-32 */
  sum: number
  shift: number
}

/**
 * Written by `root.tsx` and by forms. No words of people can be taken for them: whatever people write has its quotes or its
 * angle brackets written otherwise, in text, attributes and scripts alike.
 */
const PLACES: { place: Place; opening: string }[] = [
  { place: 'own', opening: '<script type="application/json" id="own-part">' },
  { place: 'token', opening: '<input type="hidden" name="_token" value="' },
]
const OPENINGS = new RegExp(PLACES.map(({ opening }) => `(?<=${opening})(?=["<])`).join('|'), 'g')

const asDeflated = promisify(deflateRaw)
const OPEN_ENDED = { finishFlush: constants.Z_SYNC_FLUSH }
const AT_ONCE = { ...OPEN_ENDED, level: 1, memLevel: 5 }
/** Less is sent as it is: a packer costs more to begin than it saves. */
const WORTH_PACKING = 1500

export async function cutPage(body: Buffer): Promise<CutPage> {
  const html = body.toString()
  const texts = html.split(OPENINGS)
  const places = texts.slice(0, -1).map((before) => PLACES.find(({ opening }) => before.endsWith(opening))!.place)
  const pieces = await Promise.all(
    texts.map(async (text) => {
      const plain = Buffer.from(text)
      const deflated = await asDeflated(plain, OPEN_ENDED)
      return { plain, deflated, sum: crc32(plain), shift: shiftOver(plain.byteLength) }
    }),
  )
  return {
    pieces,
    places,
    bytes: pieces.reduce((sum, { plain, deflated }) => sum + plain.byteLength + deflated.byteLength, 0),
  }
}

export const filledPage = ({ pieces, places }: CutPage, filling: Filling): Buffer =>
  Buffer.concat(pieces.flatMap(({ plain }, nth) => [plain, textAt(places[nth], filling)]))

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last one. */
const END = Buffer.from([3, 0])

/** The same as one gzip stream: what is kept goes out as it was packed once, and only what goes in is packed now. */
export function filledGzip({ pieces, places }: CutPage, filling: Filling): Buffer {
  const parts: Buffer[] = [GZIP_HEADER]
  let sum = 0
  let length = 0
  for (const [nth, piece] of pieces.entries()) {
    parts.push(piece.deflated)
    sum = joinedSum(sum, piece)
    length += piece.plain.byteLength
    const text = textAt(places[nth], filling)
    if (text.byteLength === 0) continue
    parts.push(text.byteLength < WORTH_PACKING ? stored(text) : deflateRawSync(text, AT_ONCE))
    sum = crc32(text, sum)
    length += text.byteLength
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([...parts, END, trailer])
}

/** As a block that is not packed. */
function stored(text: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(text.byteLength, 1)
  head.writeUInt16LE(~text.byteLength & 0xffff, 3)
  return Buffer.concat([head, text])
}

const textAt = (place: Place | undefined, filling: Filling): Buffer => Buffer.from(place ? filling[place] : '')

/** Data as it may stand in a script element of a page. */
export const asScriptData = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
