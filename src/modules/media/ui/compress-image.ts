/** How far an image is made smaller before it is sent. */
export interface Compression {
  quality: number
  /** below this a picture is not spoiled, however large it stays */
  lowestQuality: number
  step: number
  maxWidth: number
  maxHeight: number
  /** cut to the middle, as wide as high */
  isSquare?: boolean
}

/** Of the upload widget (engagement §5). */
export const WIDGET: Compression = { quality: 0.5, lowestQuality: 0.4, step: 0.1, maxWidth: 3000, maxHeight: 2000 }
/** The other configuration of engagement §5, for small pictures that have to stay sharp. */
export const AVATAR: Compression = {
  quality: 0.75,
  lowestQuality: 0.5,
  step: 0.1,
  maxWidth: 1920,
  maxHeight: 1920,
  isSquare: true,
}

const SMALL_ENOUGH = 1_000_000

/** A photo small enough to send. Drawings and animations go as they are, and so does what would not become smaller. */
export async function compressImage(file: File, rules: Compression): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png' && file.type !== 'image/webp') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const isCut = rules.isSquare === true && picture.width !== picture.height
  const canvas = drawn(picture, rules)
  picture.close()
  const best = await smallest(canvas, rules)
  if (!best || (best.size >= file.size && !isCut)) return file
  const extension = best.type.split('/')[1] ?? 'png'
  return new File([best], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: best.type })
}

async function smallest(canvas: HTMLCanvasElement, { quality, lowestQuality, step }: Compression) {
  let best = await encoded(canvas, quality)
  for (let next = quality - step; best && best.size > SMALL_ENOUGH && next >= lowestQuality - 0.001; next -= step)
    best = await encoded(canvas, next)
  return best
}

function drawn(picture: ImageBitmap, { maxWidth, maxHeight, isSquare }: Compression): HTMLCanvasElement {
  const side = Math.min(picture.width, picture.height)
  const [width, height] = isSquare ? [side, side] : [picture.width, picture.height]
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** WebP keeps transparency; browsers that cannot write it answer with png. */
const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
