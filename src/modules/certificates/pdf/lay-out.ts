import { accentPalette } from '#kit/theme/accent-palette.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Layout } from '../vocabulary.ts'
import { fontsFor, type NamedFont } from './fonts.ts'
import { LOGO_ROOM, SIGNATURE_ROOM } from './rooms.ts'

/** A picture as a PNG that fits its room. */
export interface Drawing {
  png: Buffer
  /** in points */
  width: number
  height: number
}

/** What stands on a certificate. */
export interface Said {
  language: Language
  layout: Layout
  /** `#rrggbb`; its contrast is corrected */
  color: string
  school: string
  logo: Drawing | null
  name: string
  course: string
  signature: Drawing | null
  signer: string
  /** where anybody sees whether it is valid */
  url: string
  qr: { size: number; path: string }
  words: Record<
    'title' | 'before' | 'after' | 'more' | 'role' | 'issued' | 'code' | 'verify' | 'qr' | 'signature',
    string
  >
}

interface Run {
  font: NamedFont
  text: string
  x: number
}

/** Where what stands on a sheet, in points from its upper left corner. */
export type Part =
  | { kind: 'text'; tag: 'H1' | 'P'; size: number; color: string; lines: { baseline: number; runs: Run[] }[] }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
  | { kind: 'picture'; png: Buffer; x: number; y: number; width: number; height: number; alt: string }
  | { kind: 'qr'; path: string; units: number; x: number; y: number; size: number; alt: string }

export interface Sheet {
  width: number
  height: number
  parts: Part[]
  /** all that it is written with */
  fonts: NamedFont[]
}

/** A4 */
const SHORT = 595.28
const LONG = 841.89
const INK = '#1d1a16'
const SOFT = '#5b554c'
const HAIRLINE = '#d8d2c7'
const EDGE = 56
const BAND = 14
const QR = 84
const LEADING = 1.18
const { width: SIGNED_WIDTH, height: SIGNATURE_HEIGHT } = SIGNATURE_ROOM
/** What is too much for its sheet is written smaller, down to this. */
const LEAST = 0.4

interface Style {
  size: number
  /** it is written smaller before it goes over two lines */
  least?: number
  color?: string
  isBold?: boolean
  tag?: 'H1' | 'P'
}

/** Lays a certificate out on A4: the same sheet is written as a PDF and drawn beside the form of a template. */
export async function layOut(said: Said): Promise<Sheet> {
  const { layout, school, logo, name, course, signature, signer, url, qr, words } = said
  const { text: accent, fill } = accentPalette(said.color).light
  const [width, height] = layout === 'landscape' ? [LONG, SHORT] : [SHORT, LONG]
  const written = [school, name, course, signer, url, ...Object.values(words)].join('')
  const fonts = { bold: await fontsFor('bold', written), regular: await fontsFor('regular', written) }
  const room = width - 2 * EDGE
  const parts: Part[] = []
  const write = writingOn(parts, fonts)

  parts.push({ kind: 'box', x: 0, y: 0, width, height: BAND, color: fill })
  const footTop = height - EDGE - QR
  const signedTop = layout === 'landscape' ? footTop : footTop - 132
  const bottom = (layout === 'landscape' || !(signer || signature) ? footTop - 28 : signedTop) - 12

  const body = (scale: number): number => {
    let top = EDGE
    const down = (text: string, gap: number, style: Style) => {
      const least = style.least === undefined ? {} : { least: style.least * scale }
      const taken = write(text, EDGE, top, room, { ...style, size: style.size * scale, ...least })
      if (taken > 0) top += taken + gap * scale
    }
    if (logo) {
      const [x, y] = [EDGE, top]
      parts.push({ kind: 'picture', png: logo.png, x, y, width: logo.width, height: logo.height, alt: school })
      top += LOGO_ROOM.height + 20 * scale
    } else down(school, 34, { size: 15, color: accent, isBold: true })
    down(words.title, layout === 'landscape' ? 26 : 60, { tag: 'H1', size: 46, least: 24, isBold: true })
    down(words.before, 8, { size: 13, color: SOFT })
    down(name, 20, { size: 34, least: 16, color: accent, isBold: true })
    down(words.after, 8, { size: 13, color: SOFT })
    down(course, 12, { size: 24, least: 16, isBold: true })
    down(words.more, 0, { size: 12 })
    return top
  }
  const before = parts.length
  for (let scale = 1; scale >= LEAST; scale -= 0.05) {
    parts.splice(before)
    if (body(scale) <= bottom) break
  }

  parts.push({ kind: 'box', x: EDGE, y: footTop - 28, width: room, height: 0.75, color: HAIRLINE })
  const isBeside = layout === 'landscape' && (signer !== '' || signature !== null)
  const footRoom = room - QR - 24 - (isBeside ? SIGNED_WIDTH + 24 : 0)
  let foot = footTop
  for (const [text, size, gap, color] of [
    [words.issued, 12, 6, INK],
    [words.code, 12, 10, INK],
    [words.verify, 9, 2, SOFT],
    [url, 9, 0, SOFT],
  ] as const)
    foot += write(text, EDGE, foot, footRoom, { size, least: size * 0.6, color }) + gap

  const signedX = layout === 'landscape' ? width - EDGE - QR - 24 - SIGNED_WIDTH : EDGE
  if (signature) {
    const { png, width: wide, height: high } = signature
    const y = signedTop + SIGNATURE_HEIGHT - high
    parts.push({ kind: 'picture', png, x: signedX, y, width: wide, height: high, alt: words.signature })
  }
  if (signer || signature) {
    const line = signedTop + SIGNATURE_HEIGHT + 4
    parts.push({ kind: 'box', x: signedX, y: line, width: SIGNED_WIDTH, height: 0.75, color: INK })
    const taken = write(signer, signedX, line + 5, SIGNED_WIDTH, { size: 11, least: 7, isBold: true })
    write(words.role, signedX, line + 7 + taken, SIGNED_WIDTH, { size: 9, least: 6, color: SOFT })
  }
  parts.push({ kind: 'qr', path: qr.path, units: qr.size, x: width - EDGE - QR, y: footTop, size: QR, alt: words.qr })
  return { width, height, parts, fonts: [...fonts.bold, ...fonts.regular] }
}

type Write = (text: string, x: number, top: number, within: number, style: Style) => number

/** Writes a text on a sheet, within so much width, and answers the height that it took. */
const writingOn =
  (parts: Part[], { bold, regular }: Record<'bold' | 'regular', NamedFont[]>): Write =>
  (text, x, top, within, style) => {
    if (text.trim() === '') return 0
    const fonts = style.isBold ? bold : regular
    let { size } = style
    while (size > (style.least ?? size) && widthOf(text, fonts, size) > within) size -= 1
    const lines = folded(text, (line) => widthOf(line, fonts, size) <= within)
    parts.push({
      kind: 'text',
      tag: style.tag ?? 'P',
      size,
      color: style.color ?? INK,
      lines: lines.map((line, nth) => ({
        baseline: top + ascentOf(fonts[0]!, size) + nth * size * LEADING,
        runs: placed(line, fonts, size, x),
      })),
    })
    return lines.length * size * LEADING
  }

const ascentOf = ({ face }: NamedFont, size: number) => (face.ascent / face.unitsPerEm) * size
const runWidth = ({ face }: NamedFont, text: string, size: number) =>
  (face.layout(text).advanceWidth / face.unitsPerEm) * size
const widthOf = (text: string, fonts: readonly NamedFont[], size: number) =>
  runsOf(text, fonts).reduce((sum, { font, text: run }) => sum + runWidth(font, run, size), 0)

function placed(text: string, fonts: readonly NamedFont[], size: number, from: number): Run[] {
  let x = from
  return runsOf(text, fonts).map(({ font, text: run }) => {
    const at = x
    x += runWidth(font, run, size)
    return { font, text: run, x: at }
  })
}

/** A text by the fonts that have its letters; what none has is left out: it would be a box. */
function runsOf(text: string, fonts: readonly NamedFont[]): { font: NamedFont; text: string }[] {
  const runs: { font: NamedFont; text: string }[] = []
  for (const letter of text) {
    const font = fonts.find(({ face }) => face.hasGlyphForCodePoint(letter.codePointAt(0)!))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** On as many lines as it takes; a word that is too long for one is broken. */
function folded(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (fits(longer)) {
      lines.splice(-1, 1, longer)
      continue
    }
    let line = ''
    for (const letter of word) {
      if (fits(line + letter)) line += letter
      else {
        lines.push(line)
        line = letter
      }
    }
    lines.push(line)
  }
  return lines
}
