import type { Picture } from '#modules/media/contract.ts'

const SIZES = '(width >= 60rem) 22rem, 26rem'

/** A picture as an img wants it; null is for the cover drawn from the title. */
export function coverImage(picture: Picture | null) {
  if (!picture) return null
  const at = (width: number) => picture.src.replace('{width}', String(width))
  const largest = Math.max(...picture.widths)
  return { src: at(largest), srcSet: picture.widths.map((width) => `${at(width)} ${width}w`).join(', '), sizes: SIZES }
}
