import sharp, { type Sharp } from 'sharp'

const PAGE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif', 'svg', 'heif', 'tiff'])
const MAX_PIXELS = 50_000_000
const QUALITY = 80
/** Drawings say their size in points; a small one is set larger, so that it is sharp on any screen. */
const DRAWING_PIXELS = 960
const POINTS = 72
const MAX_DENSITY = 7_200

export interface ImageVariant {
  width: number
  height: number
  bytes: Buffer
  contentType: 'image/webp'
}

export interface EncodedImage {
  /** Of the upright original, in pixels. */
  width: number
  height: number
  /** Ascending by width, none wider than the original; the last one is the largest. */
  variants: ImageVariant[]
}

export class UnreadableImage extends Error {
  readonly code = 'unreadable-image'
}

/**
 * Re-encodes a picture as webp in the widths pages use: upright, without metadata, first frame only,
 * svg as pixels. Refuses with UnreadableImage what is no picture by content or has over 50 megapixels.
 */
export async function encodeImage(source: Buffer): Promise<EncodedImage> {
  try {
    const picture = await openPicture(source)
    const { width, height } = picture
    const widths = new Set(PAGE_WIDTHS.map((each) => Math.min(each, width)))
    const variants: ImageVariant[] = []
    for (const each of widths) variants.push(await encodeAt(picture.pixels, each))
    return { width, height, variants }
  } catch (error) {
    if (error instanceof UnreadableImage) throw error
    throw new UnreadableImage('Not a picture that can be read', { cause: error })
  }
}

async function openPicture(source: Buffer): Promise<{ pixels: Sharp; width: number; height: number }> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  const asItIs = sharp(source, options)
  const told = await asItIs.metadata()
  const isSmallDrawing = told.format === 'svg' && Math.max(told.width, told.height) < DRAWING_PIXELS
  const density = isSmallDrawing && (POINTS * DRAWING_PIXELS) / Math.max(told.width, told.height)
  const picture = density ? sharp(source, { ...options, density: Math.min(density, MAX_DENSITY) }) : asItIs
  const { format, autoOrient } = density ? await picture.metadata() : told
  if (!format || !ACCEPTED.has(format)) throw new UnreadableImage(`Not a picture: ${format}`)
  return { pixels: picture.autoOrient(), width: autoOrient.width, height: autoOrient.height }
}

async function encodeAt(pixels: Sharp, width: number): Promise<ImageVariant> {
  const resized = pixels.clone().resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  const { data, info } = await resized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data, contentType: 'image/webp' }
}
