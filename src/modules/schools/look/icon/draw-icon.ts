import sharp from 'sharp'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { type FontPair, pairOf } from '#kit/theme/font-pairs.ts'
import { grounds } from '#kit/theme/grounds.ts'
import { inLettersOf, openFace, type OpenFace, textAsPaths } from '#platform/text-as-paths.ts'
import { type IconFile, shapeOf } from './icon-path.ts'

interface Drawn {
  name: string
  color: string
  fonts: FontPair | null
  slug: string
  /** made for it: it is shown as it is */
  own: Buffer | null
  logo: Buffer | null
}

const FACE = { face: 'bricolage-grotesque', weight: 800 }
/** Shares of the size. */
const LETTER = { plate: 0.66, cut: 0.46 }
const CAP_HEIGHT = 0.7
const BOLDNESS = 0.045
const ROUNDING = 0.18
/** What is left free around a picture. Whoever cuts an icon leaves a circle of four fifths: the largest square in it has 0.21 around it. */
const ROOM_AROUND = { own: 0, logo: 0.1, cutOwn: 0.1, cutLogo: 0.21 }

/** A png. The same for the same file: what was uploaded for it, the logo on paper, or the first letter of the name in the school's colour. */
export async function drawIcon({ own, logo, ...named }: Drawn, file: IconFile): Promise<Buffer> {
  const { size, ground, isCut } = shapeOf(file)
  const picture = own ?? logo
  if (!picture)
    return sharp(await letter(named, file))
      .png()
      .toBuffer()
  const around = ROOM_AROUND[isCut ? (own ? 'cutOwn' : 'cutLogo') : own ? 'own' : 'logo']
  const room = Math.round(size * (1 - 2 * around))
  const fitted = await sharp(picture).resize(room, room, { fit: 'inside' }).png().toBuffer()
  // What was made for it has a ground of its own, or none by intention: only who would show that as black gets one.
  const under =
    own && ground === 'plate'
      ? sharp({ create: { width: size, height: size, channels: 4, background: CLEAR } })
      : sharp(plate(file, own ? await groundOf(own) : grounds.light.raised))
  return under
    .composite([{ input: fitted }])
    .png()
    .toBuffer()
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** What goes on around a picture: the colour of its corner, or paper where that is clear. */
async function groundOf(picture: Buffer): Promise<string> {
  const corner = { left: 0, top: 0, width: 1, height: 1 }
  const [red, green, blue, alpha] = await sharp(picture).ensureAlpha().extract(corner).raw().toBuffer()
  return alpha === 255 ? `rgb(${red} ${green} ${blue})` : grounds.light.raised
}

function plate(file: IconFile, fill: string, content = ''): Buffer {
  const { size, ground } = shapeOf(file)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" rx="${ground === 'plate' ? size * ROUNDING : 0}" fill="${fill}"/>${content}</svg>`,
  )
}

async function letter({ name, color, fonts, slug }: Omit<Drawn, 'own' | 'logo'>, file: IconFile): Promise<Buffer> {
  const { size, isCut } = shapeOf(file)
  const { fill, onFill } = accentPalette(color).light
  const height = size * (isCut ? LETTER.cut : LETTER.plate)
  const pair = fonts && pairOf({ fonts, template: 'quarto' })
  const font = await openFace(pair ? { face: pair.heading, weight: pair.weight } : FACE)
  const at = { font, size: height, x: size / 2, y: size / 2 + (height * CAP_HEIGHT) / 2 }
  return plate(file, fill, textAsPaths(initialOf(name, slug, font), { ...at, fill: onFill, boldness: BOLDNESS }))
}

/** The first letter or figure of a name that can be written. */
export function initialOf(name: string, slug: string, font: OpenFace): string {
  const firsts = [...name.normalize('NFC').matchAll(/[\p{L}\p{N}]/gu)].map(([char]) => char.toUpperCase())
  const initial = firsts.find((char) => char.length === 1 && inLettersOf(font, char))
  return initial ?? slug.charAt(0).toUpperCase()
}
