import { type FontPair, pairOf } from '#kit/theme/font-pairs.ts'
import type { Template } from '#kit/theme/templates.ts'
import { inLettersOf, openFace, type OpenFace, textAsPaths, textWidth } from '#platform/text-as-paths.ts'
import { setLines } from './set-lines.ts'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './vocabulary.ts'

export interface Colors {
  ground: string
  ink: string
  nameInk: string
  spine: string
}

/** In which a school sets its words. */
export interface Type {
  template: Template
  fonts: FontPair | null
}

interface Words extends Type {
  /** in small letters above the line; none where a logo stands there */
  name: string
  title: string
  width: number
  colors: Colors
}

export const EDGE = 72
/** of what stands above the line */
export const NAME_SIZE = 30
export const NAME_WEIGHT = 480
const LEADING = 1.08
const SIZES = [112, 100, 90, 80, 72, 64, 56, 50, 44]
/** below the line under the school's name */
const TITLE_HEIGHT = 400

/** What a picture says, as an svg as large as it is. */
export async function drawWords({ name, title, width, colors, ...type }: Words): Promise<Buffer> {
  const { heading, text, weight } = pairOf(type)
  const large = await openFace({ face: heading, weight })
  const small = await openFace({ face: text, weight: NAME_WEIGHT })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
      `<rect width="20" height="${HEIGHT}" fill="${colors.spine}"/>` +
      `<rect x="${EDGE}" y="${EDGE + NAME_SIZE + 26}" width="${width}" height="2" fill="${colors.nameInk}" opacity="0.45"/>` +
      drawName(name, small, width, colors) +
      drawTitle(title, large, width, colors) +
      '</svg>',
  )
}

function drawName(name: string, font: OpenFace, width: number, { nameInk: fill }: Colors): string {
  const written = { font, size: NAME_SIZE }
  const measure = (text: string) => textWidth(text, written)
  const { lines } = setLines(
    inLettersOf(font, name),
    { width, height: NAME_SIZE, sizes: [NAME_SIZE], leading: 1 },
    measure,
  )
  return textAsPaths(lines[0] ?? '', { ...written, x: EDGE, y: EDGE + NAME_SIZE, align: 'start', fill })
}

/** At the foot, as the heads of pages are. */
function drawTitle(title: string, font: OpenFace, width: number, { ink: fill }: Colors): string {
  const known = new Map<string, number>()
  // What is twice as large is twice as wide: each piece is measured once.
  const measure = (text: string, size: number) => {
    const wide = known.get(text) ?? textWidth(text, { font, size: 1 })
    known.set(text, wide)
    return wide * size
  }
  const { size, lines } = setLines(
    inLettersOf(font, title),
    { width, height: TITLE_HEIGHT, sizes: SIZES, leading: LEADING },
    measure,
  )
  const y = (nth: number) => HEIGHT - EDGE - size * 0.2 - (lines.length - 1 - nth) * size * LEADING
  return lines.map((line, nth) => textAsPaths(line, { font, size, align: 'start', fill, x: EDGE, y: y(nth) })).join('')
}
