import sharp, { type Sharp } from 'sharp'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { grounds } from '#kit/theme/grounds.ts'
import { inLettersOf, textAsPaths } from '#platform/text-as-paths.ts'
import type { IconSize } from './icon-path.ts'

interface Drawn {
  name: string
  color: string
  slug: string
  /** made for it: it is shown as it is */
  own: Buffer | null
  logo: Buffer | null
}

const FACE = 'bricolage-grotesque'
/** Shares of the size. */
const LETTER = 0.66
const CAP_HEIGHT = 0.7
const BOLDNESS = 0.045
const ROUNDING = 0.18
const ROOM_AROUND_LOGO = 0.1
/** Phones cut the corners of what stands on their home screens themselves, and show what is clear as black. */
const CUT_BY_PHONES: IconSize = 180

/** A png. The same for the same size: what was uploaded for it, the logo on paper, or the first letter of the name in the school's colour. */
export async function drawIcon({ own, logo, ...named }: Drawn, size: IconSize): Promise<Buffer> {
  if (own) return asSent(size, sharp(own).resize(size, size, { fit: 'contain', background: CLEAR }))
  if (!logo) return asSent(size, sharp(letter(named, size)))
  const room = Math.round(size * (1 - 2 * ROOM_AROUND_LOGO))
  const fitted = await sharp(logo).resize(room, room, { fit: 'inside' }).png().toBuffer()
  return asSent(size, sharp(plate(size, grounds.light.raised)).composite([{ input: fitted }]))
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const asSent = (size: IconSize, drawn: Sharp): Promise<Buffer> =>
  (size === CUT_BY_PHONES ? drawn.flatten({ background: grounds.light.raised }) : drawn).png().toBuffer()

function plate(size: IconSize, fill: string, content = ''): Buffer {
  const rounding = size === CUT_BY_PHONES ? 0 : size * ROUNDING
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      `<rect width="${size}" height="${size}" rx="${rounding}" fill="${fill}"/>${content}</svg>`,
  )
}

function letter({ name, color, slug }: Omit<Drawn, 'own' | 'logo'>, size: IconSize): Buffer {
  const { fill, onFill } = accentPalette(color).light
  const at = { face: FACE, size: size * LETTER, x: size / 2, y: size / 2 + (size * LETTER * CAP_HEIGHT) / 2 }
  return plate(size, fill, textAsPaths(initialOf(name, slug), { ...at, fill: onFill, boldness: BOLDNESS }))
}

/** The first letter or figure of a name that can be written. */
export function initialOf(name: string, slug: string): string {
  const firsts = [...name.normalize('NFC').matchAll(/[\p{L}\p{N}]/gu)].map(([char]) => char.toUpperCase())
  const initial = firsts.find((char) => char.length === 1 && inLettersOf(FACE, char))
  return initial ?? slug.charAt(0).toUpperCase()
}
