import type { Attempt, Size } from './fitting.ts'

export interface OpenPicture extends Size {
  isTransparent: boolean
  /** before it was cut */
  wasSquare: boolean
  /** null when the browser cannot */
  write: (attempt: Attempt) => Promise<Blob | null>
  close: () => void
}

/** What the browser can show, upright as the camera was held; null for anything else. */
export async function openPicture(
  file: File,
  { isSquare = false }: { isSquare?: boolean } = {},
): Promise<OpenPicture | null> {
  const shown = await decode(file)
  if (!shown) return null
  const { source, close } = shown
  const part = isSquare ? middleOf(shown) : { left: 0, top: 0, width: shown.width, height: shown.height }
  const draw = (size: Size, ground?: string): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: size.width, height: size.height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('No canvas to draw a picture on')
    if (ground) Object.assign(pen, { fillStyle: ground }).fillRect(0, 0, size.width, size.height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(source, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height)
    return canvas
  }
  return {
    width: part.width,
    height: part.height,
    wasSquare: shown.width === shown.height,
    isTransparent: mayBeTransparent(file) && isTransparent(draw({ width: LOOKED_AT, height: LOOKED_AT })),
    write: ({ type, quality, ...size }) =>
      new Promise((resolve) => draw(size, type === 'image/jpeg' ? '#fff' : undefined).toBlob(resolve, type, quality)),
    close,
  }
}

interface Decoded extends Size {
  source: CanvasImageSource
  close: () => void
}

async function decode(file: File): Promise<Decoded | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap) return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
  // Drawings, and what some browsers open in their pages only.
  const url = URL.createObjectURL(file)
  const image = Object.assign(new Image(), { src: url })
  const close = () => URL.revokeObjectURL(url)
  const { naturalWidth: width, naturalHeight: height } = await image.decode().then(
    () => image,
    () => ({ naturalWidth: 0, naturalHeight: 0 }),
  )
  if (width > 0 && height > 0) return { source: image, width, height, close }
  close()
  return null
}

function middleOf({ width, height }: Size) {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side }
}

/** Pixels of a side: enough to find what shows through. */
const LOOKED_AT = 256
const OPAQUE = 255

const mayBeTransparent = ({ type }: File): boolean => type !== 'image/jpeg'

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value, nth) => nth % 4 === 3 && value < OPAQUE)
}
