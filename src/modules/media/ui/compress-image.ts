const MAX_WIDTH = 3000
const MAX_HEIGHT = 2000
const QUALITY = 0.5
const LOWEST_QUALITY = 0.4
const SMALL_ENOUGH = 1_000_000

/**
 * A photo small enough to send (engagement §6): at most 3000 by 2000, quality .5, down to .4 while it is large.
 * Drawings and animations go as they are, and so does what would not become smaller.
 */
export async function compressImage(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png' && file.type !== 'image/webp') return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const canvas = drawn(picture)
  picture.close()
  const first = await encoded(canvas, QUALITY)
  const best = first && first.size > SMALL_ENOUGH ? await encoded(canvas, LOWEST_QUALITY) : first
  if (!best || best.size >= file.size) return file
  const extension = best.type.split('/')[1] ?? 'png'
  return new File([best], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: best.type })
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_HEIGHT / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** WebP keeps transparency; browsers that cannot write it answer with png. */
const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
