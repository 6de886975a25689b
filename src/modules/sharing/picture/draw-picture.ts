import sharp, { type Sharp } from 'sharp'
import { hueOf } from '#kit/identity/hue.ts'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import type { Face } from '#kit/theme/faces.ts'
import { grounds } from '#kit/theme/grounds.ts'
import { toDisplayable } from '#kit/theme/oklch.ts'
import { toHex } from '#kit/theme/srgb.ts'
import type { Template } from '#kit/theme/templates.ts'
import { inLettersOf, textAsPaths, textWidth } from '#platform/text-as-paths.ts'
import { setLines } from './set-lines.ts'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './vocabulary.ts'

export interface Pictured {
  title: string
  school: { name: string; template: Template; color: string }
  /** a picture in any format; null: the title alone stands on its own colour, as covers do */
  cover: Buffer | null
}

/** In which a template sets titles, and how much is added to the weight that the files of the face hold. */
const FACES: Record<Template, { face: Face; boldness: number }> = {
  quarto: { face: 'bricolage-grotesque', boldness: 0 },
  octavo: { face: 'fraunces', boldness: 0 },
  folio: { face: 'figtree', boldness: 0.06 },
}

const EDGE = 72
const COVER_WIDTH = 520
const NAME_SIZE = 30
const LEADING = 1.08
const SIZES = [112, 100, 90, 80, 72, 64, 56, 50, 44]
/** below the line under the school's name */
const TITLE_HEIGHT = 400
const QUALITY = 84

interface Colors {
  ground: string
  ink: string
  nameInk: string
  spine: string
}

/** What messages and posts show of a product: its cover beside its title, in the face and colour of its school. */
export function drawPicture({ title, school, cover }: Pictured): Promise<Buffer> {
  const colors = cover ? besideCover(school.color) : onItsOwn(title)
  const width = WIDTH - 2 * EDGE - (cover ? COVER_WIDTH : 0)
  const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.ground } })
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
      `<rect width="20" height="${HEIGHT}" fill="${colors.spine}"/>` +
      `<rect x="${EDGE}" y="${EDGE + NAME_SIZE + 26}" width="${width}" height="2" fill="${colors.nameInk}" opacity="0.45"/>` +
      drawName(school.name, width, colors) +
      drawTitle(title, school.template, width, colors) +
      '</svg>',
  )
  return place(ground, words, cover)
}

async function place(ground: Sharp, words: Buffer, cover: Buffer | null): Promise<Buffer> {
  const beside = cover && (await sharp(cover).resize(COVER_WIDTH, HEIGHT, { fit: 'cover' }).toBuffer())
  return ground
    .composite([
      { input: words, left: 0, top: 0 },
      ...(beside ? [{ input: beside, left: WIDTH - COVER_WIDTH, top: 0 }] : []),
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

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

function besideCover(color: string): Colors {
  const { text, fill } = accentPalette(color).light
  return { ground: grounds.light.paper, ink: '#1d1a16', nameInk: text, spine: fill }
}

/** The colours of a cover that is drawn from its title. */
function onItsOwn(title: string): Colors {
  const hue = ((hueOf(title) * 30 + 15) / 180) * Math.PI
  const tone = (lightness: number, chroma: number) => toHex(toDisplayable({ lightness, chroma, hue }))
  const ink = tone(0.95, 0.03)
  return { ground: tone(0.42, 0.075), ink, nameInk: ink, spine: tone(0.34, 0.07) }
}
