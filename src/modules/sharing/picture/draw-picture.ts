import sharp, { type OverlayOptions } from 'sharp'
import { hueOf } from '#kit/identity/hue.ts'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { grounds } from '#kit/theme/grounds.ts'
import { toDisplayable } from '#kit/theme/oklch.ts'
import { toHex } from '#kit/theme/srgb.ts'
import { type Colors, drawWords, EDGE, type Type } from './draw-words.ts'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './vocabulary.ts'

export interface Pictured {
  title: string
  school: Type & { name: string; color: string }
  /** a picture in any format; null: the title alone stands on its own colour, as covers do */
  cover: Buffer | null
}

const COVER_WIDTH = 520
const QUALITY = 84

/** What messages and posts show of a product: its cover beside its title, in the face and colour of its school. */
export async function drawPicture({ title, school, cover }: Pictured): Promise<Buffer> {
  const colors = cover ? onPaper(school.color) : onItsOwn(title)
  const width = WIDTH - 2 * EDGE - (cover ? COVER_WIDTH : 0)
  const words = await drawWords({ ...school, title, width, colors })
  const beside = cover && (await sharp(cover).resize(COVER_WIDTH, HEIGHT, { fit: 'cover' }).toBuffer())
  return onGround(colors.ground, [
    { input: words, left: 0, top: 0 },
    ...(beside ? [{ input: beside, left: WIDTH - COVER_WIDTH, top: 0 }] : []),
  ])
}

/** A whole picture, ready to be sent. */
export const onGround = (background: string, parts: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite(parts)
    .jpeg({ quality: QUALITY })
    .toBuffer()

/** As the light pages of a school have them. */
export function onPaper(color: string): Colors {
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
