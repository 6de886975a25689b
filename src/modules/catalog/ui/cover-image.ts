import type { Picture } from '#modules/media/contract.ts'

/** What an img element needs to choose among the widths of a picture; `sizes` is how wide it is shown. */
export function coverImage(picture: Picture | null, sizes: string) {
  if (!picture) return null
  const at = (width: number) => picture.src.replace('{width}', String(width))
  return {
    src: at(picture.widths.at(-1) ?? picture.width),
    srcSet: picture.widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes,
  }
}
