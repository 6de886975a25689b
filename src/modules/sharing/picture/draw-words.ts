import type { Face } from '#kit/theme/faces.ts'
import type { Template } from '#kit/theme/templates.ts'
import { inLettersOf, textAsPaths, textWidth } from '#platform/text-as-paths.ts'
import { setLines } from './set-lines.ts'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './vocabulary.ts'

/** In which a template sets titles, and how much is added to the weight that the files of the face hold. */
export const FACES: Record<Template, { face: Face; boldness: number }> = {
  quarto: { face: 'bricolage-grotesque', boldness: 0 },
  octavo: { face: 'fraunces', boldness: 0 },
  folio: { face: 'figtree', boldness: 0.06 },
}

export interface Colors {
  ground: string
  ink: string
  nameInk: string
  spine: string
}

interface Words {
  /** in small letters above the line; none where a logo stands there */
  name: string
  title: string
  template: Template
  width: number
  colors: Colors
}

export const EDGE = 72
/** of what stands above the line */
export const NAME_SIZE = 30
const LEADING = 1.08
const SIZES = [112, 100, 90, 80, 72, 64, 56, 50, 44]
/** below the line under the school's name */
const TITLE_HEIGHT = 400

/** What a picture says, as an svg as large as it is. */
export const drawWords = ({ name, title, template, width, colors }: Words): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
      `<rect width="20" height="${HEIGHT}" fill="${colors.spine}"/>` +
      `<rect x="${EDGE}" y="${EDGE + NAME_SIZE + 26}" width="${width}" height="2" fill="${colors.nameInk}" opacity="0.45"/>` +
      drawName(name, width, colors) +
      drawTitle(title, template, width, colors) +
      '</svg>',
  )

function drawName(name: string, width: number, { nameInk: fill }: Colors): string {
  const written = { face: 'figtree', size: NAME_SIZE }
  const measure = (text: string) => textWidth(text, written)
  const { lines } = setLines(
    inLettersOf('figtree', name),
    { width, height: NAME_SIZE, sizes: [NAME_SIZE], leading: 1 },
    measure,
  )
  return textAsPaths(lines[0] ?? '', { ...written, x: EDGE, y: EDGE + NAME_SIZE, align: 'start', fill })
}

/** At the foot, as the heads of pages are. */
function drawTitle(title: string, template: Template, width: number, { ink: fill }: Colors): string {
  const { face, boldness } = FACES[template]
  const known = new Map<string, number>()
  // What is twice as large is twice as wide: each piece is measured once.
  const measure = (text: string, size: number) => {
    const wide = known.get(text) ?? textWidth(text, { face, size: 1 })
    known.set(text, wide)
    return wide * size
  }
  const { size, lines } = setLines(
    inLettersOf(face, title),
    { width, height: TITLE_HEIGHT, sizes: SIZES, leading: LEADING },
    measure,
  )
  const y = (nth: number) => HEIGHT - EDGE - size * 0.2 - (lines.length - 1 - nth) * size * LEADING
  return lines
    .map((line, nth) => textAsPaths(line, { face, size, boldness, align: 'start', fill, x: EDGE, y: y(nth) }))
    .join('')
}
